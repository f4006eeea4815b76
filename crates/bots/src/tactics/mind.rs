//! The state of one decision, and ways to answer that many verbs share.

use std::cell::OnceCell;

use fief_engine::ids::Kind;
use fief_engine::question::{Asker, Choice, Question, Reply};
use fief_engine::state::Phase;
use fief_engine::types::Types;
use fief_engine::view::View;
use fief_engine::zone::Zone;

use super::Tactics;
use super::traits::{Traits, Value};
use crate::sense;
use crate::strategy::{Plan, Tally};

/// One copy of an option, and how much it is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) score: i32,
    pub(crate) index: u16,
}

/// One decision of one player.
pub(crate) struct Mind<'a, 'v> {
    pub(crate) view: View<'v>,
    pub(crate) question: &'a Question,
    pub(crate) plan: &'a Plan,
    pub(crate) tally: &'a mut Tally,
    pub(crate) tactics: &'a mut Tactics,
    /// Whether all cards have their printed types.
    has_printed_types: bool,
    /// Whether the end is near, computed when first asked for.
    late: OnceCell<bool>,
    /// Whether the deck is still being built, computed when first asked for.
    early: OnceCell<bool>,
    /// What would be bought with the coins of this turn, computed when first asked for.
    bought: OnceCell<Option<Kind>>,
}

impl<'a, 'v> Mind<'a, 'v> {
    pub(crate) fn new(
        view: View<'v>,
        question: &'a Question,
        plan: &'a Plan,
        tally: &'a mut Tally,
        tactics: &'a mut Tactics,
    ) -> Self {
        let has_printed_types = view.has_printed_types();
        let (late, early, bought) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Self { view, question, plan, tally, tactics, has_printed_types, late, early, bought }
    }
}

impl Mind<'_, '_> {
    /// Ranks every copy of every option, the most wanted first; among equals, the first.
    pub(super) fn rank(&mut self, mut score: impl FnMut(&mut Self, Choice) -> i32) {
        let mut rows = std::mem::take(&mut self.tactics.rows);
        rows.clear();
        let question = self.question;
        for (index, choice) in question.options.iter().enumerate() {
            let row = Row { score: score(self, choice), index: index as u16 };
            let count = if let Choice::Card { count, .. } = choice { count } else { 1 };
            rows.extend(std::iter::repeat_n(row, count as usize));
        }
        self.tactics.rows = rows;
        self.sort();
    }

    /// Ranks options by a score of the card that they stand for; options without a card come last.
    pub(super) fn rank_kinds(&mut self, mut score: impl FnMut(&mut Self, Kind) -> i32) {
        self.rank(|mind, choice| match mind.view.kind_of_choice(choice) {
            Some(kind) => score(mind, kind),
            None => i32::MIN,
        });
    }

    pub(super) fn sort(&mut self) {
        let key = |row: &Row| -(i64::from(row.score) << 16) + i64::from(row.index);
        self.tactics.rows.sort_unstable_by_key(key);
    }

    /// Picks the first `many` rows, or as nearly as many as the question allows.
    pub(super) fn pick(&mut self, many: usize, reply: &mut Reply) {
        let many = many.clamp(self.question.min as usize, self.question.max as usize);
        let listed = self.question.options.listed().len();
        for row in self.tactics.rows.iter().take(many) {
            // A pile can only be picked alone.
            if row.index as usize >= listed && !reply.is_empty() {
                continue;
            }
            reply.pick(row.index.into());
            if row.index as usize >= listed {
                return;
            }
        }
    }

    /// Counts the rows with a higher score.
    pub(super) fn above(&self, score: i32) -> usize {
        self.tactics.rows.iter().filter(|row| row.score > score).count()
    }

    /// Looks up a trait of a kind of card.
    #[inline]
    pub(super) fn look_up<T>(&self, kind: Kind, what: impl Fn(&Traits) -> T) -> T {
        if self.has_printed_types {
            what(&self.tactics.traits[kind.index()])
        } else {
            what(&self.changed_traits(kind))
        }
    }

    #[cold]
    #[inline(never)]
    fn changed_traits(&self, kind: Kind) -> Traits {
        Traits::new(self.view.definition(kind), self.view.types(kind))
    }

    pub(super) fn types(&self, kind: Kind) -> Types {
        self.look_up(kind, |traits| traits.types)
    }

    /// Returns whether a card does nothing when it is drawn.
    pub(super) fn is_dead(&self, kind: Kind) -> bool {
        self.look_up(kind, |traits| traits.is_dead)
    }

    pub(super) fn is_copper(&self, kind: Kind) -> bool {
        self.look_up(kind, |traits| traits.is_copper)
    }

    pub(super) fn is_terminal(&self, kind: Kind) -> bool {
        self.look_up(kind, |traits| traits.is_terminal)
    }

    /// Returns whether the end is so near that points matter more than a good deck.
    pub(super) fn is_late(&self) -> bool {
        *self.late.get_or_init(|| self.plan.ends_within(self.view, 4))
    }

    /// Returns whether the player has no points but those of cheap cards, so that the deck is still being built.
    pub(super) fn is_early(&self) -> bool {
        *self.early.get_or_init(|| self.has_no_goal())
    }

    fn has_no_goal(&self) -> bool {
        let counts = self.view.own_counts();
        let is_goal = |kind: Kind| self.is_dead(kind) && self.view.cost(kind).coins >= 5;
        !self.view.rules().kinds().any(|kind| counts[kind.index()] > 0 && is_goal(kind))
    }

    /// Scores how much the player wants a card in the deck. A card below 0 is better gone.
    pub(super) fn value(&self, kind: Kind) -> i32 {
        let mut value = self.look_up(kind, |traits| traits.value);
        if let Value::Counted = value {
            value = Value::of_points(self.view.worth(kind));
        }
        match value {
            Value::Points { late, .. } if self.is_late() => late,
            Value::Points { early: value, .. } | Value::Fixed(value) => value,
            Value::Counted => unreachable!("it has been counted"),
        }
    }

    /// The Actions that the player has left, without those that the cards in hand will give. In the turns of others
    /// and after the Action phase, those of the next turn.
    pub(super) fn actions(&self) -> i32 {
        let turn = self.view.turn();
        if turn.player == self.view.seat() && turn.phase == Phase::Action {
            i32::from(self.view.pools(turn.player).actions)
        } else {
            1
        }
    }

    /// The most terminal Actions in hand that can be played, counting the Actions that other cards give.
    pub(super) fn room_for_terminals(&self) -> i32 {
        let actions = self.actions();
        if actions == 0 {
            return 0;
        }
        let more = |traits: &Traits| i32::from(traits.actions.max(1)) - 1;
        actions + self.view.hand().map(|kind| self.look_up(kind, more)).sum::<i32>()
    }

    /// The coins that the player will have this turn: the present ones and those of the Treasures in hand.
    pub(super) fn coins(&self) -> u16 {
        let coins = |kind| self.look_up(kind, |traits| traits.treasure_coins);
        self.view.pools(self.view.seat()).coins + self.view.hand().map(coins).sum::<u16>()
    }

    /// Returns what the player would buy with the coins of this turn. Valid only while the tally supposes nothing.
    pub(super) fn bought_this_turn(&self) -> Option<Kind> {
        let buy = || self.plan.bought_with(self.view, self.tally, self.coins());
        *self.bought.get_or_init(buy)
    }

    /// Returns whether the player would buy something less wanted with `coins` fewer.
    pub(super) fn would_miss(&mut self, coins: u16) -> bool {
        let have = self.coins();
        let now = self.plan.rank_at(self.view, self.tally, have);
        self.plan.rank_at(self.view, self.tally, have.saturating_sub(coins)) != now
    }

    /// Gains the offered card that the plan wants, else the most valuable one that does not lose the game.
    pub(super) fn gain(&mut self, reply: &mut Reply) {
        let offered = self.question.options.piles();
        if let Some(pile) = self.plan.wanted(self.view, self.tally, offered)
            && let Some(index) = self.question.options.index_of_pile(pile)
        {
            reply.pick(index);
            return;
        }
        self.rank(|mind, choice| {
            let refused =
                matches!(choice, Choice::Pile(pile) if mind.plan.refuses(mind.view, pile));
            let value = mind.view.kind_of_choice(choice).map_or(0, |kind| mind.value(kind));
            value - if refused { 1000 } else { 0 }
        });
        let good = self.above(0);
        self.pick(good, reply);
    }

    /// Takes the best card on offer, even a Curse, to bring the end nearer.
    pub(crate) fn take_anything(&mut self, reply: &mut Reply) {
        self.rank_kinds(|mind, kind| mind.value(kind));
        self.pick(1, reply);
    }

    pub(super) fn take_most_valuable(&mut self, reply: &mut Reply) {
        self.rank_kinds(|mind, kind| mind.value(kind));
        self.pick(usize::MAX, reply);
    }

    /// Returns whether the offered cards belong to another player.
    pub(super) fn is_about_another(&self) -> bool {
        let owner = self.question.zone.and_then(Zone::owner);
        owner.is_some_and(|owner| {
            owner != self.view.seat()
                && owner != self.question.player
                && owner != self.question.acting
        })
    }

    /// Takes the best card away from another player, and leaves the rest.
    pub(super) fn hit(&mut self, reply: &mut Reply) {
        self.rank_kinds(|mind, kind| if mind.is_dead(kind) { -100 } else { mind.value(kind) });
        let good = self.above(0);
        self.pick(good, reply);
    }

    /// Picks an option by its index, or the last one.
    pub(super) fn choose(&mut self, index: usize, reply: &mut Reply) {
        let last = self.question.options.len().saturating_sub(1);
        reply.pick(index.min(last));
    }

    /// Puts a token where it does most: on the pile of which the player has most cards, else on the dearest.
    pub(super) fn place(&mut self, reply: &mut Reply) {
        self.rank_kinds(|mind, kind| {
            let owned = mind.tally.counts(mind.view)[kind.index()];
            100 * i32::from(owned) + mind.value(kind)
        });
        self.pick(usize::MAX, reply);
    }

    /// Picks the largest amount; but tokens are spent one by one, and only as many Coffers as buy something.
    pub(super) fn amount(&mut self, reply: &mut Reply) {
        let pools = self.view.pools(self.view.seat());
        let least = self.question.options.get(0);
        let spends = self.question.asker == Asker::Rules && least == Some(Choice::Amount(1));
        if !spends || pools.debt > 0 {
            return self.take_last(reply);
        }
        let many = match self.view.turn().phase {
            Phase::Buy => self.plan.coffers_to_spend(self.view, self.tally),
            _ => 1,
        };
        self.choose(usize::from(many.saturating_sub(1)), reply);
    }

    /// Uses an ability that does some good: a Way only if it does more than the card.
    pub(super) fn react(&mut self, reply: &mut Reply) {
        let way = if self.tactics.ways.is_empty() { None } else { self.way_instead() };
        reply.picks(way.or_else(|| sense::react(self.view, self.question)));
    }

    pub(super) fn take_first(&mut self, reply: &mut Reply) {
        self.rank(|_, _| 0);
        self.pick(1, reply);
    }

    pub(super) fn take_last(&mut self, reply: &mut Reply) {
        self.rank(|_, _| 0);
        self.tactics.rows.reverse();
        self.pick(1, reply);
    }
}
