//! Deciding about a phase before its question is put together.

use crate::ids::{Kind, KindSet, PileId, PileSet};

/// What a phase offers, in a game in which that is all there is to choose from: the cards in hand that may be played, and the
/// piles that may be bought from.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    pub(crate) cards: KindSet,
    pub(crate) piles: PileSet,
}

impl Offer {
    /// Does something with each kind of card that may be played, in their order.
    #[inline]
    pub fn for_each_card(self, work: impl FnMut(Kind)) {
        self.cards.for_each(work);
    }

    /// Whether any card may be played.
    #[inline]
    pub fn has_cards(self) -> bool {
        !self.cards.is_empty()
    }

    /// The piles that may be bought from.
    #[inline]
    pub fn piles(self) -> PileSet {
        self.piles
    }

    /// Whether there is nothing to choose from.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.cards.is_empty() && self.piles.is_empty()
    }

    /// Whether this is something that is on offer.
    #[inline]
    pub(crate) fn allows(self, step: AtOnce) -> bool {
        match step {
            AtOnce::Play(kind) => self.cards.contains(kind),
            AtOnce::PlayAll => self.has_cards(),
            AtOnce::Buy(pile) => self.piles.contains(pile),
            AtOnce::Pass => true,
        }
    }
}

/// What a decider does in a phase without having seen the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AtOnce {
    /// Plays a card of this kind.
    Play(Kind),
    /// Plays every card on offer, which only a Buy phase lets one do.
    PlayAll,
    /// Buys the top card of a pile.
    Buy(PileId),
    /// Ends the phase.
    Pass,
}
