//! Decides which Actions to play, and in which order.

use fief_engine::decide::Offer;
use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Purpose, Reply, Verb};
use fief_engine::state::Phase;
use fief_engine::types::Type;
use fief_engine::view::View;

use super::Tactics;
use super::mind::Mind;
use super::traits::GIVES_ACTIONS;

/// Scores for playing first. A card below 0 is not played.
const LISTED: i32 = 10_000;
const BEFORE_TERMINALS: i32 = 900;

/// Combines a score and a place in a list, so that the first of equals comes first.
fn rank(score: i32, index: usize) -> i64 {
    i64::from(score) << 16 | (0xffff - index as i64)
}

/// The place in the list that a rank contains.
fn place_of(rank: i64) -> usize {
    0xffff - (rank & 0xffff) as usize
}

impl Tactics {
    /// The index of the listed card to play next, if the scores alone decide that and the card always does some good.
    #[inline]
    pub(crate) fn first_to_play(&self, view: View<'_>, listed: &[Choice]) -> Option<usize> {
        let scores = self.play_scores.as_ref().filter(|_| view.has_printed_types())?;
        let spare = view.turn().phase == Phase::Action && view.pools(view.seat()).actions > 1;
        let scores = &scores[usize::from(spare)][..];
        let mut best = -1;
        for (index, choice) in listed.iter().enumerate() {
            let Choice::Card { kind, .. } = *choice else { return None };
            // Branch-free: the CPU cannot predict which card comes first.
            best = best.max(rank(scores[kind.index()], index));
        }
        let first = (best >= 0).then(|| place_of(best))?;
        let kind = view.kind_of_choice(listed[first])?;
        self.does_always_good(kind).then_some(first)
    }

    /// The offered card to play next, if the scores alone decide that and the card always does some good.
    #[inline]
    pub(crate) fn first_at_once(&self, view: View<'_>, offer: Offer) -> Option<Kind> {
        let spare = view.turn().phase == Phase::Action && view.pools(view.seat()).actions > 1;
        let scores = &self.play_scores.as_ref()?[usize::from(spare)][..];
        let (mut first, mut best) = (None, -1);
        offer.for_each_card(|kind| {
            let score = scores[kind.index()];
            (first, best) = if score > best { (Some(kind), score) } else { (first, best) };
        });
        first.filter(|&kind| self.does_always_good(kind))
    }

    #[inline]
    fn does_always_good(&self, kind: Kind) -> bool {
        self.knack(kind).is_none_or(|knack| knack.worth_playing.is_none())
    }
}

impl Mind<'_, '_> {
    /// Plays the next card, or none.
    pub(crate) fn play(&mut self, reply: &mut Reply) {
        // The first choice nearly always does some good, so that no ranking is needed.
        let question = self.question;
        if let [Choice::Card { kind, .. }] = *question.options.listed()
            && question.min <= 1
            && !self.plan.may_hold_back()
        {
            if question.min > 0 || self.is_worth_playing(kind) {
                reply.pick(0);
            }
            return;
        }
        if question.verb == Verb::Turn && self.actions() == 0 {
            return self.spend_villager(reply);
        }
        if question.min == 0 {
            reply.picks(self.first_worth_playing());
        } else {
            self.rank_kinds(Self::play_score);
            self.pick_first_worth_playing(reply);
        }
    }

    /// The listed card to play next, of those that do any good. That can take long to find out, so only the cards
    /// that come first are examined.
    fn first_worth_playing(&mut self) -> Option<usize> {
        let listed = self.question.options.listed();
        // The rank of the last card that did no good; the cards before it did none either.
        let mut last = i64::MAX;
        loop {
            last = self.highest_below(last);
            if last < 0 {
                return None;
            }
            let index = place_of(last);
            let kind = self.view.kind_of_choice(listed[index])?;
            if self.is_worth_playing(kind) {
                return Some(index);
            }
        }
    }

    /// The rank of the first listed card below a rank; negative if there is none.
    fn highest_below(&mut self, last: i64) -> i64 {
        let mut best = -1;
        for (index, &choice) in self.question.options.listed().iter().enumerate() {
            if let Some(kind) = self.view.kind_of_choice(choice) {
                let rank = rank(self.play_score(kind), index);
                best = best.max(if rank < last { rank } else { -1 });
            }
        }
        best
    }

    /// The next Treasure to play: first one that uses others in hand, then those that always do some good, then those
    /// that do now.
    #[cold]
    pub(crate) fn treasure_to_play(&mut self) -> Option<usize> {
        let listed = self.question.options.listed();
        let first = |mind: &mut Self, is_time_for: fn(&mut Self, Kind) -> bool| {
            listed.iter().position(|&choice| match choice {
                Choice::Card { kind, .. } => is_time_for(mind, kind),
                _ => false,
            })
        };
        first(self, Self::comes_before_treasures)
            .or_else(|| first(self, Self::always_does_good))
            .or_else(|| first(self, Self::does_good))
    }

    fn comes_before_treasures(&mut self, kind: Kind) -> bool {
        self.tactics.knack(kind).is_some_and(|knack| knack.before_treasures) && self.does_good(kind)
    }

    fn always_does_good(&mut self, kind: Kind) -> bool {
        self.tactics.knack(kind).is_none_or(|knack| knack.worth_playing.is_none())
    }

    /// Spends a Villager if an Action in hand does some good.
    #[cold]
    fn spend_villager(&mut self, reply: &mut Reply) {
        let view = self.view;
        let villagers = Choice::Rule(Purpose::SpendVillagers);
        let offered = self.question.options.listed().iter().position(|&choice| choice == villagers);
        let useful = |mind: &mut Self, kind| {
            mind.types(kind).has(Type::Action)
                && mind.play_score(kind) >= 0
                && mind.is_worth_playing(kind)
        };
        if let Some(index) = offered
            && view.hand().any(|kind| useful(self, kind))
        {
            reply.pick(index);
        }
    }

    /// Picks the first row whose card does any good. That can take long to find out, so only the rows that come first
    /// are examined.
    pub(super) fn pick_first_worth_playing(&mut self, reply: &mut Reply) {
        let rows = std::mem::take(&mut self.tactics.rows);
        let first = rows.iter().position(|row| {
            let choice = self.question.options.get(row.index as usize);
            let kind = choice.and_then(|choice| self.view.kind_of_choice(choice));
            row.score >= 0 && kind.is_some_and(|kind| self.is_worth_playing(kind))
        });
        self.tactics.rows = rows;
        if let Some(first) = first {
            self.tactics.rows.swap(0, first);
        }
        self.pick(usize::from(first.is_some()), reply);
    }

    /// Orders cards: those that the strategy lists, those that give Actions, those that play others, then terminal
    /// Actions, the best first.
    pub(crate) fn play_score(&mut self, kind: Kind) -> i32 {
        if self.plan.holds_back(self.view, self.tally, kind) {
            return -1;
        }
        if let Some(place) = self.plan.play_place(self.view, self.tally, kind) {
            return LISTED - place as i32;
        }
        if self.plays_others(kind) {
            // The card waits for the Actions that others give, unless it has only those to play.
            let has_terminal = self.others_in_hand(kind).any(|other| self.is_terminal(other));
            return if has_terminal { BEFORE_TERMINALS } else { 2 * GIVES_ACTIONS };
        }
        let early = self.look_up(kind, |traits| traits.early_score(self.actions()));
        if early > 0 && !(self.is_terminal(kind) && self.plays_twice()) {
            early
        } else if self.is_urgent(kind) {
            BEFORE_TERMINALS - 1
        } else {
            self.look_up(kind, |traits| traits.terminal_score(self.actions()))
        }
    }

    pub(super) fn is_urgent(&mut self, kind: Kind) -> bool {
        let urgent = self.tactics.knack(kind).and_then(|knack| knack.urgent);
        urgent.is_some_and(|urgent| urgent(self))
    }

    /// Returns whether a card in hand plays others.
    fn plays_twice(&self) -> bool {
        self.tactics.some_play_others && self.view.hand().any(|other| self.plays_others(other))
    }

    /// Scores playing a card twice, or without spending an Action.
    pub(super) fn throne_score(&mut self, kind: Kind) -> i32 {
        if self.plan.holds_back(self.view, self.tally, kind) {
            return -1;
        }
        let actions = self.actions();
        self.look_up(kind, |it| it.terminal_score(actions) + 10 * i32::from(it.actions))
    }

    fn is_worth_playing(&mut self, kind: Kind) -> bool {
        self.does_good(kind) || !self.tactics.ways.is_empty() && self.has_a_way_for(kind)
    }

    /// Returns whether a card's own instructions do any good now.
    pub(super) fn does_good(&mut self, kind: Kind) -> bool {
        let worth = self.tactics.knack(kind).and_then(|knack| knack.worth_playing);
        worth.is_none_or(|worth| worth(self, kind))
    }

    fn plays_others(&self, kind: Kind) -> bool {
        self.tactics.knack(kind).is_some_and(|knack| knack.plays_others)
    }

    /// The Actions in hand beside one of this kind.
    pub(super) fn others_in_hand(&self, kind: Kind) -> impl Iterator<Item = Kind> {
        let view = self.view;
        let mut left_out = false;
        view.hand().filter(move |&other| {
            let this = other == kind && !left_out;
            left_out |= this;
            !this && view.types(other).has(Type::Action)
        })
    }
}
