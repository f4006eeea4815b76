//! Decides which cards to discard, to put back and to set aside.

use fief_engine::ids::Kind;
use fief_engine::question::Reply;
use fief_engine::types::Type;

use super::mind::Mind;
use super::traits::Value;

/// Scores for discarding: first cards that do nothing, then Actions that cannot be played any more, then Copper.
const DEAD: i32 = 1000;
const SURPLUS: i32 = 800;
const COPPER: i32 = 500;

impl Mind<'_, '_> {
    /// Discards the least useful cards; if the player is free to choose, only useless ones.
    pub(super) fn discard(&mut self, reply: &mut Reply) {
        self.rank_for_discard();
        let is_free = self.question.min < self.question.max;
        let of_no_use = if is_free && self.copper_is_slow() { COPPER } else { SURPLUS };
        let many = self.above(of_no_use - 1);
        self.pick(many, reply);
    }

    pub(super) fn rank_for_discard(&mut self) {
        self.rank_kinds(|mind, kind| mind.discard_score(kind));
        self.mark_surplus();
    }

    fn discard_score(&self, kind: Kind) -> i32 {
        self.look_up(kind, |traits| match traits.value {
            _ if traits.is_dead => DEAD - i32::from(traits.types.has(Type::Curse)),
            _ if traits.is_copper => COPPER,
            Value::Fixed(value) => COPPER - 10 - value,
            _ => COPPER - 10 - self.value(kind),
        })
    }

    pub(super) fn terminals_in_hand(&self) -> i32 {
        self.view.hand().map(|kind| i32::from(self.is_terminal(kind))).sum()
    }

    /// Scores the cheapest terminal Actions like dead cards if they cannot be played beside the others.
    fn mark_surplus(&mut self) {
        let mut surplus = self.terminals_in_hand();
        if surplus == 0 {
            return;
        }
        surplus -= self.room_for_terminals();
        if surplus <= 0 {
            return;
        }
        let mut rows = std::mem::take(&mut self.tactics.rows);
        for row in &mut rows {
            let choice = self.question.options.get(row.index as usize);
            let kind = choice.and_then(|choice| self.view.kind_of_choice(choice));
            if surplus > 0 && kind.is_some_and(|kind| self.is_terminal(kind)) {
                row.score = SURPLUS;
                surplus -= 1;
            }
        }
        self.tactics.rows = rows;
        self.sort();
    }

    /// Returns whether the average card of the deck is better than a Copper, so that a Copper is worth replacing.
    pub(super) fn copper_is_slow(&mut self) -> bool {
        let view = self.view;
        let mut balance = 0;
        for kind in view.rules().kinds() {
            let owned = i32::from(self.tally.counts(view)[kind.index()]);
            balance += match () {
                () if self.is_dead(kind) => -owned,
                () if self.is_copper(kind) => 0,
                () => owned,
            };
        }
        balance > 0
    }

    /// Puts cards onto the deck: the best one if the player need not put any and it is good; otherwise cards that
    /// this turn does not need.
    pub(super) fn topdeck(&mut self, reply: &mut Reply) {
        if self.question.min == 0 {
            self.rank_kinds(|mind, kind| if mind.is_dead(kind) { -1 } else { mind.value(kind) });
            let good = self.above(GOOD);
            self.pick(good, reply);
        } else {
            self.rank_kinds(Self::put_back_score);
            self.pick(0, reply);
        }
    }

    /// Scores cards to put back: first the best that this turn does not need, then cards that do nothing, then the
    /// worst of the rest.
    pub(super) fn put_back_score(&mut self, kind: Kind) -> i32 {
        let idle = if self.is_dead(kind) {
            return 0;
        } else if self.types(kind).has(Type::Treasure) {
            !self.would_miss(self.look_up(kind, |traits| traits.coins))
        } else {
            self.is_terminal(kind) && self.terminals_in_hand() > self.room_for_terminals()
        };
        let value = self.value(kind).max(1);
        if idle { value } else { -value }
    }

    /// Sets aside Actions that cannot be played any more; if a card must be set aside, one that this turn does not
    /// need.
    pub(super) fn set_aside(&mut self, reply: &mut Reply) {
        if self.question.min > 0 {
            return self.topdeck(reply);
        }
        self.rank_kinds(|mind, kind| i32::from(!mind.has_time_for(kind)));
        let useless = self.above(0);
        self.pick(useless, reply);
    }

    fn has_time_for(&self, kind: Kind) -> bool {
        if !self.types(kind).has(Type::Action) {
            return true;
        }
        let room = self.room_for_terminals();
        room > 0 && (!self.is_terminal(kind) || self.terminals_in_hand() < room)
    }

    /// Puts the best card first, so that it lies on top.
    pub(super) fn put_in_order(&mut self, reply: &mut Reply) {
        self.rank_kinds(|mind, kind| if mind.is_dead(kind) { -100 } else { mind.value(kind) });
        self.pick(usize::MAX, reply);
    }
}

/// A card above this is worth drawing again: a Silver or anything better.
const GOOD: i32 = 30;
