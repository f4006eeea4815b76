//! Which of several instructions to choose: how much each does now, read off its words.

use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Reply};

use super::mind::Mind;

/// What an instruction is worth that is known only to be good for something.
const SOMETHING: i32 = 6;
/// What a card that is drawn is worth.
const CARD: i32 = 10;
/// What a card in hand is worth that does something.
const IN_HAND: i32 = 9;
/// What an Action is worth for which there is a card in hand.
const ACTION: i32 = 16;
const BUY: i32 = 3;
const FAVOR: i32 = 4;
/// What it is worth to be rid of a bad card.
const RID: i32 = 14;
/// What it is worth not to lose a card that does something.
const LOSS: i32 = 40;

/// What an instruction does, as far as a verb before a thing says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Trash,
    Discard,
    Gain,
    /// The player gets something, or nothing is known.
    Get,
}

impl Mind<'_, '_> {
    /// Chooses the instructions that do most now; of equals the first, which is what the card is for.
    pub(super) fn choose_options(&mut self, reply: &mut Reply) {
        self.rank(|mind, choice| match choice {
            Choice::Instruction { text, .. } => mind.worth_of(text),
            _ => 0,
        });
        self.pick(1, reply);
    }

    /// How much an instruction does now. "No" does nothing.
    fn worth_of(&mut self, text: &str) -> i32 {
        if text == "no" {
            return 0;
        }
        let mut deed = Deed::Get;
        let mut many = 1;
        let mut known = None;
        for word in text.split([' ', ',']) {
            match word {
                "trash" => deed = Deed::Trash,
                "discard" => deed = Deed::Discard,
                "gain" => deed = Deed::Gain,
                // A card from hand is not the hand.
                "hand" if !text.contains("your hand") => {}
                _ => {
                    many = number(word).unwrap_or(many);
                    if let Some(worth) = self.worth_of_word(deed, many, word) {
                        known = Some(known.unwrap_or_default() + worth);
                        deed = Deed::Get;
                    }
                }
            }
        }
        match known {
            None => SOMETHING,
            // What a card only asks for is good for something else.
            Some(worth) if worth <= 0 && !text.contains('+') => worth + SOMETHING,
            Some(worth) => worth,
        }
    }

    /// What so much of the thing that a word names is worth, if it names one.
    fn worth_of_word(&mut self, deed: Deed, many: i32, word: &str) -> Option<i32> {
        let worth = match (deed, word) {
            (Deed::Get, "Card" | "Cards") => CARD * many,
            (Deed::Get, "Action" | "Actions") => self.worth_of_actions(many),
            (Deed::Get, "Buy" | "Buys") => BUY * many,
            (Deed::Get, "Favor" | "Favors") => FAVOR * many,
            (Deed::Get, _) if word.starts_with("+$") => self.worth_of_coins(many),
            (Deed::Discard, "hand") => -self.worth_of_hand(),
            (Deed::Discard, "card" | "cards" | "3" | "6") => -self.worth_of_worst(many),
            (Deed::Trash, "hand") => self.worth_of_trashing_hand(),
            (Deed::Trash, "this") => -LOSS / 2,
            (Deed::Trash, "card" | "cards") => self.worth_of_trashing(many),
            (Deed::Gain, _) => self.worth_of_gaining(self.kind_named(word)?) * many,
            _ => return None,
        };
        Some(worth)
    }

    /// Actions are good for the Actions in hand that there is no time for.
    fn worth_of_actions(&self, many: i32) -> i32 {
        let missing = (self.terminals_in_hand() - self.room_for_terminals()).max(0);
        ACTION * missing.min(many) + 1
    }

    /// Coins are good for what they buy more.
    fn worth_of_coins(&mut self, many: i32) -> i32 {
        let (view, have) = (self.view, self.coins());
        let now = self.plan.rank_at(view, self.tally, have);
        let then = self.plan.rank_at(view, self.tally, have + many.unsigned_abs() as u16);
        many * if then == now { 6 } else { 12 }
    }

    fn worth_of_hand(&self) -> i32 {
        self.view.hand().map(|kind| self.worth_in_hand(kind)).sum()
    }

    /// What the worst cards in hand are worth together.
    fn worth_of_worst(&self, many: i32) -> i32 {
        let mut hand: Vec<i32> = self.view.hand().map(|kind| self.worth_in_hand(kind)).collect();
        hand.sort_unstable();
        hand.into_iter().take(many.unsigned_abs() as usize).sum()
    }

    fn worth_in_hand(&self, kind: Kind) -> i32 {
        match () {
            () if self.is_dead(kind) => 0,
            () if self.is_copper(kind) => IN_HAND - 2,
            () => IN_HAND + self.value(kind).max(0) / 5,
        }
    }

    fn worth_of_trashing(&mut self, many: i32) -> i32 {
        let many = many.unsigned_abs() as usize;
        let junk = self.junk_in_hand().min(many) as i32;
        let good = self.view.hand().count().min(many) as i32 - junk;
        RID * junk - LOSS * good
    }

    fn worth_of_trashing_hand(&mut self) -> i32 {
        let all = self.view.hand().count() as i32;
        if all < 3 { -LOSS } else { self.worth_of_trashing(all) }
    }

    /// The card of this name, or of which this is the plural.
    fn kind_named(&self, word: &str) -> Option<Kind> {
        let rules = self.view.rules();
        rules.kind_named(word).or_else(|| rules.kind_named(word.strip_suffix('s')?))
    }

    fn worth_of_gaining(&self, kind: Kind) -> i32 {
        match self.value(kind) {
            value @ ..0 => 2 * value,
            value => value / 2,
        }
    }
}

/// The number that a word is, as in "+2", "+$3", "2" or "an".
fn number(word: &str) -> Option<i32> {
    match word {
        "a" | "an" => Some(1),
        "two" => Some(2),
        _ => word.trim_start_matches(['+', '$']).parse().ok(),
    }
}
