//! Strategies as text: what to buy and when, in words that a Dominion player reads. `docs/STRATEGIES.md` has the
//! language.

mod bot;
mod clause;
mod condition;
mod error;
mod lex;
mod names;
mod parse;
mod plan;
mod shipped;
mod sight;
mod when;
mod winning;
mod write;

pub use bot::StrategyBot;
pub use condition::{Amount, Comparison, Condition, Figure, Group};
pub use error::{StrategyError, Unplayable};
pub use shipped::{Shipped, find, shipped};

pub(crate) use plan::Plan;
pub(crate) use sight::Tally;

use fief_engine::card::{Card, Object};
use fief_engine::setup::Rules;

/// Whether a bot may take a card that would be a mistake near the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    Allowed,
    Refused,
}

/// A line of a list: a card, and when it counts.
#[derive(Clone, Debug)]
pub struct Line {
    pub card: &'static Card,
    pub when: Condition<&'static Card>,
}

/// A strategy as it was written.
#[derive(Clone, Debug)]
pub struct Strategy {
    pub name: String,
    /// Piles that it needs beside those in its lists.
    pub needs: Vec<&'static Card>,
    /// Whether it may take what ends the game when it would lose.
    pub losing_end: Permission,
    /// Whether it may take the last Province but one while it is behind and could take the lead with less.
    pub penultimate_province: Permission,
    /// Whether it buys the rest of the piles that end the game as soon as that wins.
    pub takes_winning_end: bool,
    /// The first card that can be had and whose condition holds is bought.
    pub buy: Vec<Line>,
    /// What to gain otherwise than by buying; the list of what to buy if this is not said.
    pub gain: Option<Vec<Line>>,
    /// Actions to play before all others, the first first.
    pub play: Vec<Line>,
    /// Actions that are not to be played.
    pub hold: Vec<Line>,
    /// What to trash where it is free to choose; what makes sense if this is not said.
    pub trash: Option<Vec<Line>>,
}

impl Strategy {
    /// The Kingdom cards that a game must have for this strategy, each once.
    pub fn kingdom(&self) -> Vec<&'static Card> {
        self.cards().into_iter().filter(|card| card.object == Object::Kingdom).collect()
    }

    /// The Events and Projects that a game must have for this strategy, each once.
    pub fn landscapes(&self) -> Vec<&'static Card> {
        self.cards().into_iter().filter(|card| card.object.is_landscape()).collect()
    }

    /// The bot that plays this strategy in games with these rules.
    pub fn bot(&self, rules: &Rules) -> Result<StrategyBot, Unplayable> {
        Ok(StrategyBot::new(Plan::new(self, rules)?, rules))
    }

    /// Everything that the strategy names, each once.
    fn cards(&self) -> Vec<&'static Card> {
        let mut cards: Vec<&'static Card> = Vec::new();
        let mut name = |card: &'static Card| {
            if cards.iter().all(|other| other.name != card.name) {
                cards.push(card);
            }
        };
        self.needs.iter().for_each(|card| name(card));
        let more = [&self.gain, &self.trash].into_iter().flatten();
        for line in [&self.buy, &self.play, &self.hold].into_iter().chain(more).flatten() {
            name(line.card);
            // The cards of the condition, too: a text that asks for a card expects it in the game.
            line.when.map(&mut |card| name(card));
        }
        cards
    }
}
