//! Which kinds of a game can answer a trigger, and from where: most events are known to have no answer after a few
//! comparisons of sets.

use super::KindInfo;
use crate::card::{Ability, Concern, Place};
use crate::event::{TRIGGERS, Trigger};
use crate::ids::{Kind, KindSet};
use crate::types::Types;

/// Some kinds with an ability, and the types of card that the ability is about.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Listening {
    pub(crate) kinds: KindSet,
    about: Types,
}

impl Listening {
    const EVERYTHING: Self = Self { kinds: KindSet::ALL, about: Types::ANY };

    fn add(&mut self, kind: Kind, about: Types) {
        self.kinds = self.kinds.union(KindSet::only(kind));
        self.about = self.about.union(about);
    }

    /// Whether any of them listens to something about cards of these types.
    #[inline]
    pub(crate) fn hears(&self, types: Types) -> bool {
        !self.kinds.is_empty() && self.about.intersects(types)
    }

    /// Whether one of these kinds may be among them.
    #[inline]
    pub(crate) fn meets(&self, kinds: KindSet) -> bool {
        !self.kinds.intersection(kinds).is_empty()
    }
}

/// The kinds with an ability on one trigger, by the place from which it works.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Answering {
    /// Cards that answer what happens to themselves.
    pub(crate) itself: Listening,
    pub(crate) hand: Listening,
    pub(crate) in_play: Listening,
    pub(crate) tavern: Listening,
    pub(crate) exile: Listening,
    /// Landscapes that work for everybody, and cards that work as these do.
    pub(crate) beside: Listening,
    /// Projects, States and Artifacts, which work for the players who have them.
    pub(crate) held: Listening,
    /// Cards that give extra turns, in these turns.
    pub(crate) in_its_turn: Listening,
    /// Rules of tokens on piles.
    pub(crate) tokens: Listening,
    /// The kinds that landscapes answer something about that answer nothing about others: the pile of a Trait.
    pub(crate) chosen: Listening,
}

impl Answering {
    /// What answers from a place. What works from a token or beside the Supply is told apart by its holder.
    fn of_ability(&mut self, ability: &Ability, is_held: bool) -> &mut Listening {
        match ability.from {
            Place::Itself => &mut self.itself,
            Place::Hand => &mut self.hand,
            Place::InPlay => &mut self.in_play,
            Place::Tavern => &mut self.tavern,
            Place::Exile => &mut self.exile,
            Place::ItsTurn => &mut self.in_its_turn,
            Place::Token(_) => &mut self.tokens,
            Place::Landscape if matches!(ability.concerns, Concern::PileWith(_)) => {
                &mut self.tokens
            }
            Place::Landscape if is_held => &mut self.held,
            Place::Landscape => &mut self.beside,
        }
    }
}

/// An ability that works from beside the Supply, what has it, and whether that must be held.
type Beside = (Kind, &'static Ability, bool);

/// The kinds that answer each trigger.
#[derive(Clone, Debug)]
pub(crate) struct ByTrigger {
    from: [Answering; TRIGGERS],
    /// The abilities of landscapes and of what works as these do, in their order, if they are known by trigger.
    beside: Option<[Vec<Beside>; TRIGGERS]>,
    /// The kinds that do something when they are discarded that can be answered with the hand.
    wanting_hand: KindSet,
}

impl ByTrigger {
    /// As if every kind could answer everything from everywhere.
    pub(super) fn everything() -> Self {
        let all = Listening::EVERYTHING;
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
            chosen: all,
        };
        Self { from: [everywhere; TRIGGERS], beside: None, wanting_hand: KindSet::ALL }
    }

    /// `is_chosen_for` says whether a kind of card is from the pile that was chosen for another.
    pub(super) fn new(
        kinds: &[KindInfo],
        landscapes: &[Kind],
        for_everybody: &[Kind],
        is_chosen_for: impl Fn(Kind, Kind) -> bool,
    ) -> Self {
        let mut from = [Answering::default(); TRIGGERS];
        let all = || (0..kinds.len()).map(|i| Kind(i as u16));
        for of in all() {
            let card = kinds[of.index()].card;
            for ability in card.abilities() {
                let answering = &mut from[ability.on as usize];
                if (ability.from, ability.concerns) == (Place::Landscape, Concern::Chosen) {
                    for kind in all().filter(|&kind| is_chosen_for(kind, of)) {
                        answering.chosen.add(kind, ability.about);
                    }
                } else {
                    answering.of_ability(ability, card.object.is_held()).add(of, ability.about);
                }
            }
        }
        let mut beside = [const { Vec::new() }; TRIGGERS];
        let held = |kind: &Kind| (*kind, kinds[kind.index()].card.object.is_held());
        let everybody = for_everybody.iter().map(|&kind| (kind, false));
        for (kind, is_held) in landscapes.iter().map(held).chain(everybody) {
            for ability in kinds[kind.index()].card.abilities() {
                if matches!(ability.from, Place::Landscape | Place::Token(_)) {
                    beside[ability.on as usize].push((kind, ability, is_held));
                }
            }
        }
        let wants_hand = |kind: &Kind| {
            let mut abilities = kinds[kind.index()].card.abilities();
            abilities.any(|ability| ability.needs_hand && ability.on == Trigger::Discard)
        };
        let wanting_hand = all().filter(wants_hand).collect();
        Self { from, beside: Some(beside), wanting_hand }
    }

    #[inline]
    pub(crate) fn of(&self, trigger: Trigger) -> &Answering {
        &self.from[trigger as usize]
    }

    /// The abilities on a trigger that work from beside the Supply, if they are known.
    #[inline]
    pub(crate) fn beside(&self, trigger: Trigger) -> Option<&[Beside]> {
        self.beside.as_ref().map(|by_trigger| &by_trigger[trigger as usize][..])
    }

    /// Whether it is known where answers come from, so that most windows need not be opened.
    #[inline]
    pub(crate) fn is_known(&self) -> bool {
        self.beside.is_some()
    }

    /// The kinds that do something when they are discarded that can be answered with the hand.
    #[inline]
    pub(crate) fn wanting_hand(&self) -> KindSet {
        self.wanting_hand
    }

    /// The kinds that matter while they are in play: those that answer something there, and those whose discard is
    /// answered.
    pub(super) fn watched_in_play(&self) -> KindSet {
        let in_play = self.from.iter().fold(KindSet::NONE, |all, one| all.union(one.in_play.kinds));
        let discard = self.of(Trigger::Discard);
        in_play.union(discard.itself.kinds).union(discard.chosen.kinds)
    }
}
