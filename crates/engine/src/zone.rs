//! Where cards can be.

use crate::ids::{CardId, MAX_PLAYERS, PileId, Player, PlayerSet};

pub use crate::cards::Cards;

/// A player's mat that holds cards. Those that belong to the rules of a set are constants here; a card with a mat of its own
/// brings it, and its name ([`Card::with_mat`](crate::card::Card::with_mat)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mat(u8);

impl Mat {
    /// The Tavern mat, for Reserve cards.
    pub const TAVERN: Self = Self::face_up(0);
    /// The Exile mat.
    pub const EXILE: Self = Self::face_up(1);
    /// How many mats there can be.
    pub const COUNT: usize = 4;
    /// The mat of every place, whether or not a card has it.
    pub const EVERY: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3)];
    /// The places of mats whose cards everybody sees come first.
    const FACE_UP: u8 = 3;

    /// A mat whose cards everybody sees, at a place that no other such mat has.
    pub const fn face_up(place: u8) -> Self {
        assert!(place < Self::FACE_UP, "there is no place for more mats");
        Self(place)
    }

    /// A mat whose cards only its owner sees, at a place that no other such mat has.
    pub const fn face_down(place: u8) -> Self {
        assert!(place < Self::COUNT as u8 - Self::FACE_UP, "there is no place for more mats");
        Self(Self::FACE_UP + place)
    }

    /// Whether only its owner sees the cards on it.
    pub const fn is_private(self) -> bool {
        self.0 >= Self::FACE_UP
    }

    /// Its place among all mats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A place where cards can be. The top of a deck, discard pile or pile is its first card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// A player's deck.
    Deck(Player),
    /// A player's hand.
    Hand(Player),
    /// A player's discard pile.
    Discard(Player),
    /// A player's cards in play.
    InPlay(Player),
    /// Cards revealed or looked at, kept aside until the ability that did so is done with them.
    Aside(Player),
    /// Cards set aside by an ability that will want them later.
    SetAside(Player),
    /// A mat of a player.
    Mat(Player, Mat),
    /// The trash.
    Trash,
    /// Cards that are not used in this game.
    Box,
    /// A pile on the table.
    Pile(PileId),
}

const FIRST_MAT: u16 = 6;
const PER_PLAYER: u16 = FIRST_MAT + Mat::COUNT as u16;
const HAND: u16 = 1;
const IN_PLAY: u16 = 3;
const TRASH: u16 = PER_PLAYER * MAX_PLAYERS as u16;
const BOX: u16 = TRASH + 1;
pub(crate) const FIRST_PILE: u16 = BOX + 1;

/// A [`Zone`] as a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ZoneId(pub(crate) u16);

impl ZoneId {
    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is a player's hand.
    #[inline]
    pub(crate) fn is_hand(self) -> bool {
        self.0 < TRASH && self.0 % PER_PLAYER == HAND
    }

    /// Whether it is where a player's cards are in play.
    #[inline]
    pub(crate) fn is_in_play(self) -> bool {
        self.0 < TRASH && self.0 % PER_PLAYER == IN_PLAY
    }

    /// The player whose card a card in this zone is, if it is anybody's.
    #[inline]
    pub(crate) fn owner(self) -> Option<Player> {
        (self.0 < TRASH).then_some(Player((self.0 / PER_PLAYER) as u8))
    }
}

impl From<Zone> for ZoneId {
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn from(zone: Zone) -> Self {
        let of = |player: Player, slot: u16| u16::from(player.0) * PER_PLAYER + slot;
        Self(match zone {
            Zone::Deck(p) => of(p, 0),
            Zone::Hand(p) => of(p, HAND),
            Zone::Discard(p) => of(p, 2),
            Zone::InPlay(p) => of(p, 3),
            Zone::Aside(p) => of(p, 4),
            Zone::SetAside(p) => of(p, 5),
            Zone::Mat(p, mat) => of(p, FIRST_MAT + u16::from(mat.0)),
            Zone::Trash => TRASH,
            Zone::Box => BOX,
            Zone::Pile(pile) => FIRST_PILE + u16::from(pile.0),
        })
    }
}

impl From<ZoneId> for Zone {
    fn from(ZoneId(number): ZoneId) -> Self {
        if number >= FIRST_PILE {
            return Zone::Pile(PileId((number - FIRST_PILE) as u8));
        }
        let player = Player((number / PER_PLAYER) as u8);
        match (number, number % PER_PLAYER) {
            (TRASH, _) => Zone::Trash,
            (BOX, _) => Zone::Box,
            (_, 0) => Zone::Deck(player),
            (_, HAND) => Zone::Hand(player),
            (_, 2) => Zone::Discard(player),
            (_, 3) => Zone::InPlay(player),
            (_, 4) => Zone::Aside(player),
            (_, 5) => Zone::SetAside(player),
            (_, slot) => Zone::Mat(player, Mat((slot - FIRST_MAT) as u8)),
        }
    }
}

impl Zone {
    /// The player whose card a card in this zone is, if it is anybody's.
    pub fn owner(self) -> Option<Player> {
        match self {
            Zone::Deck(p)
            | Zone::Hand(p)
            | Zone::Discard(p)
            | Zone::InPlay(p)
            | Zone::Aside(p)
            | Zone::SetAside(p)
            | Zone::Mat(p, _) => Some(p),
            Zone::Trash | Zone::Box | Zone::Pile(_) => None,
        }
    }

    /// Who learns what a card is when it is put here face up or into this player's sight.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn seen_by(self) -> PlayerSet {
        match self {
            Zone::Deck(_) | Zone::Box => PlayerSet::NONE,
            Zone::Hand(p) | Zone::Aside(p) | Zone::Discard(p) => PlayerSet::only(p),
            Zone::Mat(p, mat) if mat.is_private() => PlayerSet::only(p),
            _ => PlayerSet::ALL,
        }
    }

    /// Whether cards usually come to it and leave it at its top. Elsewhere the new ones come last.
    #[inline]
    pub(crate) fn is_stack(self) -> bool {
        matches!(self, Zone::Deck(_) | Zone::Discard(_) | Zone::Pile(_))
    }

    /// Every zone in which cards of `player` can be.
    pub fn all_of(player: Player) -> impl Iterator<Item = Zone> {
        [
            Zone::Deck(player),
            Zone::Hand(player),
            Zone::Discard(player),
            Zone::InPlay(player),
            Zone::Aside(player),
            Zone::SetAside(player),
        ]
        .into_iter()
        .chain(Mat::EVERY.into_iter().map(move |mat| Zone::Mat(player, mat)))
    }
}

/// Which end of a zone a card is put at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// The top.
    Top,
    /// The bottom.
    Bottom,
}

/// A reference to a card that knows when it is stale: the lose-track rule is [`Cards::still_there`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tracked {
    /// The card.
    pub card: CardId,
    pub(crate) stamp: u32,
}

impl Tracked {
    /// A reference to a card that no ability expects anywhere.
    pub(crate) fn lost(card: CardId) -> Self {
        Self { card, stamp: u32::MAX }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zones_survive_the_trip_through_a_number() {
        let zones = Zone::all_of(Player(5)).chain([
            Zone::Trash,
            Zone::Box,
            Zone::Pile(PileId(0)),
            Zone::Pile(PileId(63)),
        ]);
        for zone in zones {
            assert_eq!(Zone::from(ZoneId::from(zone)), zone);
        }
    }
}
