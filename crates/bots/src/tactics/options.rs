//! Chooses between instructions, by how much each does now, judged by its words.

use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Reply};

use super::mind::Mind;

/// The worth of an instruction about which nothing else is known.
const SOMETHING: i32 = 6;
/// The worth of drawing a card.
const CARD: i32 = 10;
/// The worth of a useful card in hand.
const IN_HAND: i32 = 9;
/// The worth of an Action with a card in hand to play.
const ACTION: i32 = 16;
const BUY: i32 = 3;
const FAVOR: i32 = 4;
/// The worth of getting rid of a bad card.
const RID: i32 = 14;
/// The worth of not losing a useful card.
const LOSS: i32 = 40;

/// The effect of an instruction, judged by the verb before its object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Trash,
    Discard,
    Gain,
    /// The player gets something, or nothing is known.
    Get,
}

impl Mind<'_, '_> {
    /// Chooses the instructions that do most now; among equals the first, usually the card's main effect.
    pub(super) fn choose_options(&mut self, reply: &mut Reply) {
        self.rank(|mind, choice| match choice {
            Choice::Instruction { text, .. } => mind.worth_of(text),
            _ => 0,
        });
        self.pick(1, reply);
    }

    /// Scores how much an instruction does now. "No" does nothing.
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
                // "A card from hand" does not mean the whole hand.
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
            // If a card demands a price, it gives something in return.
            Some(worth) if worth <= 0 && !text.contains('+') => worth + SOMETHING,
            Some(worth) => worth,
        }
    }

    /// Scores `many` of the things that a word names, if it names any.
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

    /// Scores Actions by the Actions in hand that could not be played without them.
    fn worth_of_actions(&self, many: i32) -> i32 {
        let missing = (self.terminals_in_hand() - self.room_for_terminals()).max(0);
        ACTION * missing.min(many) + 1
    }

    /// Scores coins by what they buy in addition.
    fn worth_of_coins(&mut self, many: i32) -> i32 {
        let (view, have) = (self.view, self.coins());
        let now = self.plan.rank_at(view, self.tally, have);
        let then = self.plan.rank_at(view, self.tally, have + many.unsigned_abs() as u16);
        many * if then == now { 6 } else { 12 }
    }

    fn worth_of_hand(&self) -> i32 {
        self.view.hand().map(|kind| self.worth_in_hand(kind)).sum()
    }

    /// Adds up the worth of the worst cards in hand.
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

    /// The card of this name, or whose plural this is.
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

/// The number that a word means, as in "+2", "+$3", "2" or "an".
fn number(word: &str) -> Option<i32> {
    match word {
        "a" | "an" => Some(1),
        "two" => Some(2),
        _ => word.trim_start_matches(['+', '$']).parse().ok(),
    }
}
