//! What to trash.

use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Reply};

use super::mind::Mind;

/// A deck with less money than this buys nothing any more.
const LEAST_MONEY: u32 = 6;

/// With so much to trash in one hand, what the hand could buy matters less.
const MUCH_JUNK: usize = 4;

impl Mind<'_, '_> {
    /// Trashes the worst; if the player is free to choose, only what the deck is better without.
    pub(super) fn trash(&mut self, reply: &mut Reply) {
        self.rank_kinds(Self::trash_score);
        let many = if self.question.max as usize > self.question.min as usize {
            self.worth_trashing()
        } else {
            0
        };
        self.pick(many, reply);
    }

    /// How much a card is better gone: above 0 if it is.
    pub(super) fn trash_score(&mut self, kind: Kind) -> i32 {
        if self.plan.says_what_to_trash() {
            let place = self.plan.trash_place(self.view, self.tally, kind);
            return place.map_or(-self.value(kind).max(0), |place| 1000 - place as i32);
        }
        -self.value(kind)
    }

    /// How many of the ranked rows may go: as long as money is left, and this turn's buy unless there is much to trash.
    fn worth_trashing(&mut self) -> usize {
        let rows = std::mem::take(&mut self.tactics.rows);
        let junk = rows.iter().filter(|row| row.score > 0).count();
        let mut spent = 0;
        let mut many = 0;
        for row in rows.iter().take(junk.min(self.question.max as usize)) {
            if !self.lets_go(row.index, spent, junk) {
                break;
            }
            spent += self.coins_of(row.index);
            many += 1;
        }
        self.tactics.rows = rows;
        many
    }

    /// Whether another card may go after so many coins have gone; if so, it does not count as owned any more.
    fn lets_go(&mut self, index: u16, spent: u16, junk: usize) -> bool {
        let Some(Choice::Card { kind, .. }) = self.question.options.get(index as usize) else {
            return true;
        };
        let coins = self.coins_of(index);
        // Whoever says what to trash means it; otherwise money is kept, and so is this turn's buy.
        if coins > 0 && !self.plan.says_what_to_trash() {
            let poor = self.tally.money(self.view) < LEAST_MONEY + u32::from(coins);
            if poor || junk < MUCH_JUNK && self.would_miss(spent + coins) {
                return false;
            }
        }
        // A list may look at what is left.
        if self.trash_score(kind) <= 0 {
            return false;
        }
        self.tally.remove(self.view, kind);
        true
    }

    fn coins_of(&self, index: u16) -> u16 {
        match self.question.options.get(index as usize) {
            Some(Choice::Card { kind, .. }) => self.view.definition(kind).plus.coins,
            _ => 0,
        }
    }

    /// How many cards in hand are better gone.
    pub(super) fn junk_in_hand(&mut self) -> usize {
        let view = self.view;
        view.hand().filter(|&kind| self.trash_score(kind) > 0).count()
    }
}
