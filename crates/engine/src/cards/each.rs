//! What is known about one card, packed into one word: a move reads and writes it once.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::ids::{Kind, PlayerSet};
use crate::zone::ZoneId;

/// What is known about one card: its kind, its zone, who knows which card this is, where it lies now, and a stamp that
/// counts what makes an ability lose track of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct CardState(u64);

/// Where in the word each of them begins; the kind is at its end.
const ZONE: u32 = 16;
const KNOWN: u32 = 24;
const STAMP: u32 = 32;

impl CardState {
    pub(super) fn new(kind: Kind, zone: ZoneId, known: PlayerSet) -> Self {
        Self(u64::from(kind.0) | u64::from(zone.0) << ZONE | u64::from(known.0) << KNOWN)
    }

    #[inline]
    pub(super) fn kind(self) -> Kind {
        Kind(self.0 as u16)
    }

    #[inline]
    pub(super) fn zone(self) -> ZoneId {
        ZoneId(u16::from((self.0 >> ZONE) as u8))
    }

    #[inline]
    pub(super) fn known(self) -> PlayerSet {
        PlayerSet((self.0 >> KNOWN) as u8)
    }

    #[inline]
    pub(super) fn stamp(self) -> u32 {
        (self.0 >> STAMP) as u32
    }

    pub(super) fn set_kind(&mut self, kind: Kind) {
        self.0 = self.0 & !u64::from(u16::MAX) | u64::from(kind.0);
    }

    /// Only these players know which card this is.
    #[inline]
    pub(super) fn set_known(&mut self, known: PlayerSet) {
        self.0 = self.0 & !(u64::from(u8::MAX) << KNOWN) | u64::from(known.0) << KNOWN;
    }

    /// These players know it from now on, too.
    #[inline]
    pub(super) fn show(&mut self, to: PlayerSet) {
        self.0 |= u64::from(to.0) << KNOWN;
    }

    /// Abilities lose track of the card.
    #[inline]
    pub(super) fn lose_track(&mut self) {
        self.0 += 1 << STAMP;
    }

    /// The card has come to a zone, where some players see it.
    #[inline]
    pub(super) fn arrive(&mut self, zone: ZoneId, seen_by: PlayerSet) {
        let nowhere = self.0 & !(u64::from(u8::MAX) << ZONE) | u64::from(seen_by.0) << KNOWN;
        // The zone and what abilities lose track by, in one sum.
        self.0 = nowhere + (u64::from(zone.0) << ZONE | 1 << STAMP);
    }

    /// Branch-free, because the processor could not predict whether the card has come to a zone or not.
    #[inline]
    pub(super) fn arrive_if(&mut self, comes: bool, zone: ZoneId, seen_by: PlayerSet) {
        let mut there = *self;
        there.arrive(zone, seen_by);
        *self = if comes { there } else { *self };
    }
}

impl Hash for CardState {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind().hash(state);
        (self.zone().0 as u8).hash(state);
        self.known().hash(state);
        self.stamp().hash(state);
    }
}

impl fmt::Debug for CardState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CardState")
            .field("kind", &self.kind())
            .field("zone", &self.zone())
            .field("known", &self.known())
            .field("stamp", &self.stamp())
            .finish()
    }
}
