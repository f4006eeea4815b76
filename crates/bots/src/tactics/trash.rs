//! Decides what to trash.

use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Reply};

use super::mind::Mind;

/// The least money with which a deck still buys anything.
const LEAST_MONEY: u32 = 6;

/// With this many cards to trash in one hand, this turn's buy matters less.
const MUCH_JUNK: usize = 4;

impl Mind<'_, '_> {
    /// Trashes the worst cards; if the player is free to choose, only those that the deck is better without.
    pub(super) fn trash(&mut self, reply: &mut Reply) {
        self.rank_kinds(Self::trash_score);
        let many = if self.question.max as usize > self.question.min as usize {
            self.worth_trashing()
        } else {
            0
        };
        self.pick(many, reply);
    }

    /// Scores trashing a card: above 0 if the deck is better without it.
    pub(super) fn trash_score(&mut self, kind: Kind) -> i32 {
        if self.plan.says_what_to_trash() {
            let place = self.plan.trash_place(self.view, self.tally, kind);
            return place.map_or(-self.value(kind).max(0), |place| 1000 - place as i32);
        }
        -self.value(kind)
    }

    /// Counts the ranked rows that may go: money must be left, and this turn's buy too unless there is much to trash.
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

    /// Decides whether another card may go after `spent` coins have gone; a card that goes no longer counts as owned.
    fn lets_go(&mut self, index: u16, spent: u16, junk: usize) -> bool {
        let Some(Choice::Card { kind, .. }) = self.question.options.get(index as usize) else {
            return true;
        };
        let coins = self.coins_of(index);
        // A strategy's own trash list is followed as it is; otherwise money and this turn's buy are kept.
        if coins > 0 && !self.plan.says_what_to_trash() {
            let poor = self.tally.money(self.view) < LEAST_MONEY + u32::from(coins);
            if poor || junk < MUCH_JUNK && self.would_miss(spent + coins) {
                return false;
            }
        }
        // A list may depend on the cards that are left.
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

    /// Counts the cards in hand that are better gone.
    pub(super) fn junk_in_hand(&mut self) -> usize {
        let view = self.view;
        view.hand().filter(|&kind| self.trash_score(kind) > 0).count()
    }
}
