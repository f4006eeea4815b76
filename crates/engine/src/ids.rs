//! The small numbers that stand for players, cards, kinds and piles.

use serde::{Deserialize, Serialize};

/// The most players that a game can have.
pub const MAX_PLAYERS: usize = 6;

/// A seat at the table, counted from 0 in turn order.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize,
)]
pub struct Player(pub u8);

impl Player {
    /// The seat as an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlayerSet(pub(crate) u8);

impl PlayerSet {
    /// No player.
    pub const NONE: Self = Self(0);
    /// Every player, and every seat that is empty.
    pub const ALL: Self = Self(u8::MAX);

    /// A set of one player.
    pub fn only(player: Player) -> Self {
        Self(1 << player.0)
    }

    /// This set and a player.
    #[must_use]
    pub fn with(self, player: Player) -> Self {
        Self(self.0 | 1 << player.0)
    }

    /// This set without a player.
    #[must_use]
    pub fn without(self, player: Player) -> Self {
        Self(self.0 & !(1 << player.0))
    }

    /// The players of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The players of both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether a player is in the set.
    pub fn contains(self, player: Player) -> bool {
        self.0 & 1 << player.0 != 0
    }

    /// How many players are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// One physical card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct CardId(pub(crate) u16);

impl CardId {
    /// Its number, counted from 0, which it keeps for the whole game.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a physical card is, as an index into the kinds of this game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Kind(pub(crate) u16);

impl Kind {
    /// The kind as an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of kinds, as bits. In a game of more kinds than bits some share one: then the set says which
/// kinds there may be, and that the others are not there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct KindSet(u128);

impl KindSet {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u128::MAX);
    /// A game with no more kinds than this has a bit for each.
    pub(crate) const CAPACITY: usize = 128;

    /// The bit of a kind.
    #[inline]
    pub(crate) fn bit(kind: Kind) -> usize {
        kind.index() % Self::CAPACITY
    }

    #[inline]
    pub(crate) fn only(kind: Kind) -> Self {
        let bit = 1_u64 << (Self::bit(kind) as u32 % u64::BITS);
        if Self::is_high(kind) { Self::of_words([0, bit]) } else { Self::of_words([bit, 0]) }
    }

    // Word by word, because a processor has no instruction that shifts two of them at once.

    /// Whether the bit of a kind is in the second word.
    #[inline]
    fn is_high(kind: Kind) -> bool {
        Self::bit(kind) as u32 >= u64::BITS
    }

    #[inline]
    fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> u64::BITS) as u64]
    }

    #[inline]
    fn of_words([low, high]: [u64; 2]) -> Self {
        Self(u128::from(low) | u128::from(high) << u64::BITS)
    }

    #[inline]
    #[must_use]
    pub(crate) fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub(crate) fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(crate) fn contains(self, kind: Kind) -> bool {
        let [low, high] = self.words();
        let word = if Self::is_high(kind) { high } else { low };
        word >> (Self::bit(kind) as u32 % u64::BITS) & 1 != 0
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Does something with each of the kinds in their order, if every kind has a bit of its own.
    #[inline]
    pub(crate) fn for_each(self, mut work: impl FnMut(Kind)) {
        for (word, first) in self.words().into_iter().zip([0, u64::BITS]) {
            let mut rest = word;
            while rest != 0 {
                work(Kind((first + rest.trailing_zeros()) as u16));
                rest &= rest - 1;
            }
        }
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<T: IntoIterator<Item = Kind>>(kinds: T) -> Self {
        kinds.into_iter().fold(Self::NONE, |set, kind| set.union(Self::only(kind)))
    }
}

/// A pile on the table, in the Supply or outside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PileId(pub(crate) u8);

impl PileId {
    /// The pile as an index.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of piles: how every choice among piles is offered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PileSet(pub(crate) u64);

impl PileSet {
    /// No pile.
    pub const NONE: Self = Self(0);
    pub(crate) const CAPACITY: usize = 64;

    /// Adds a pile.
    pub fn insert(&mut self, pile: PileId) {
        self.0 |= 1 << pile.0;
    }

    /// Whether a pile is in the set.
    pub fn contains(self, pile: PileId) -> bool {
        self.0 & 1 << pile.0 != 0
    }

    /// Whether any pile of another set is in this one.
    pub fn contains_any(self, others: Self) -> bool {
        self.0 & others.0 != 0
    }

    /// The piles of both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The piles of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The piles that are not in another set.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Removes a pile.
    pub fn remove(&mut self, pile: PileId) {
        self.0 &= !(1 << pile.0);
    }

    /// How many piles are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The piles, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = PileId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let pile = PileId(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                pile
            })
        })
    }

    /// The pile at position `index`, counted from the lowest.
    pub fn nth(self, index: usize) -> Option<PileId> {
        let mut rest = self.0;
        for _ in 0..index {
            rest &= rest.wrapping_sub(1);
        }
        (rest != 0).then(|| PileId(rest.trailing_zeros() as u8))
    }
}

impl FromIterator<PileId> for PileSet {
    fn from_iter<T: IntoIterator<Item = PileId>>(piles: T) -> Self {
        let mut set = Self::NONE;
        for pile in piles {
            set.insert(pile);
        }
        set
    }
}
