//! Strategies as text: what to buy and when, in words that a Dominion player understands. `docs/STRATEGIES.md` has
//! the language.

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

/// States whether a bot may take a card that would be a mistake near the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    Allowed,
    Refused,
}

/// A line of a list: a card, and the condition under which the line counts.
#[derive(Clone, Debug)]
pub struct Line {
    pub card: &'static Card,
    pub when: Condition<&'static Card>,
}

/// A strategy as it was written.
#[derive(Clone, Debug)]
pub struct Strategy {
    pub name: String,
    /// Piles that the strategy needs beside those in its lists.
    pub needs: Vec<&'static Card>,
    /// Whether the bot may end the game when that loses it.
    pub losing_end: Permission,
    /// Whether the bot may take the second-to-last Province while it is behind and a cheaper card would give it the
    /// lead.
    pub penultimate_province: Permission,
    /// Whether the bot buys out the piles that end the game as soon as that wins.
    pub takes_winning_end: bool,
    /// The cards to buy: the first one that is affordable and whose condition holds.
    pub buy: Vec<Line>,
    /// The cards to gain in other ways than by buying; `None` uses the buy list.
    pub gain: Option<Vec<Line>>,
    /// Actions to play before all others, in this order.
    pub play: Vec<Line>,
    /// Actions that are not to be played.
    pub hold: Vec<Line>,
    /// The cards to trash when the bot is free to choose; `None` leaves that to the tactics.
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

    /// Every card that the strategy names, each once.
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
            // The cards of conditions count, too: a text that asks about a card expects it in the game.
            line.when.map(&mut |card| name(card));
        }
        cards
    }
}
