//! Which kinds of a game can answer a trigger, and from where: most events are known to have no answer after a few
//! comparisons of sets.

use super::KindInfo;
use crate::card::Place;
use crate::event::{TRIGGERS, Trigger};
use crate::ids::{Kind, KindSet};

/// The kinds with an ability on one trigger, by the place from which it works.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Answering {
    /// Cards that answer what happens to themselves.
    pub(crate) itself: KindSet,
    pub(crate) hand: KindSet,
    pub(crate) in_play: KindSet,
    pub(crate) tavern: KindSet,
    pub(crate) exile: KindSet,
    /// Landscapes that work for everybody, and cards that work as these do.
    pub(crate) beside: KindSet,
    /// Projects, States and Artifacts: they work for whoever has them.
    pub(crate) held: KindSet,
    /// Cards that give extra turns, in these turns.
    pub(crate) in_its_turn: KindSet,
    /// Rules of tokens on piles.
    pub(crate) tokens: KindSet,
}

impl Answering {
    /// The kinds that answer from a place. What works from a token or beside the Supply is told apart by its holder.
    fn of_place(&mut self, from: Place, is_held: bool) -> &mut KindSet {
        match from {
            Place::Itself => &mut self.itself,
            Place::Hand => &mut self.hand,
            Place::InPlay => &mut self.in_play,
            Place::Tavern => &mut self.tavern,
            Place::Exile => &mut self.exile,
            Place::ItsTurn => &mut self.in_its_turn,
            Place::Token(_) => &mut self.tokens,
            Place::Landscape if is_held => &mut self.held,
            Place::Landscape => &mut self.beside,
        }
    }
}

/// Who answers each trigger.
#[derive(Clone, Debug)]
pub(crate) struct ByTrigger([Answering; TRIGGERS]);

impl ByTrigger {
    /// As if every kind could answer everything from everywhere.
    pub(super) fn everything() -> Self {
        let all = KindSet::ALL;
        let everywhere = Answering {
            itself: all,
            hand: all,
            in_play: all,
            tavern: all,
            exile: all,
            beside: all,
            held: all,
            in_its_turn: all,
            tokens: all,
        };
        Self([everywhere; TRIGGERS])
    }

    pub(super) fn new(kinds: &[KindInfo]) -> Self {
        let mut by_trigger = [Answering::default(); TRIGGERS];
        for (i, KindInfo { card, .. }) in kinds.iter().enumerate() {
            for ability in card.abilities() {
                let kinds =
                    by_trigger[ability.on as usize].of_place(ability.from, card.object.is_held());
                *kinds = kinds.union(KindSet::only(Kind(i as u16)));
            }
        }
        Self(by_trigger)
    }

    #[inline]
    pub(crate) fn of(&self, trigger: Trigger) -> &Answering {
        &self.0[trigger as usize]
    }

    /// The kinds that matter while they are in play: those that answer something there, or their own discard.
    pub(super) fn watched_in_play(&self) -> KindSet {
        let in_play = self.0.iter().fold(KindSet::NONE, |all, one| all.union(one.in_play));
        in_play.union(self.of(Trigger::Discard).itself)
    }
}
