//! Where cards are, and the one function that moves them.
//!
//! A zone is a ring of cards threaded through one table of all cards (each card knows its neighbours), so that a
//! move costs the same whatever the zone, cloning a game copies one flat array, and a new kind of mat or
//! set-aside place is only a new number.

use crate::ids::{CardId, Kind, MAX_PLAYERS, PileId, Player, PlayerSet};

/// A player's mat that holds cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Mat {
    Tavern,
    Exile,
    Island,
    NativeVillage,
}

impl Mat {
    pub const ALL: [Mat; 4] = [Mat::Tavern, Mat::Exile, Mat::Island, Mat::NativeVillage];

    pub const fn name(self) -> &'static str {
        match self {
            Mat::Tavern => "Tavern",
            Mat::Exile => "Exile",
            Mat::Island => "Island",
            Mat::NativeVillage => "Native Village",
        }
    }
}

/// A place where cards can be. The top of a deck, discard pile or pile is its first card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    Deck(Player),
    Hand(Player),
    Discard(Player),
    InPlay(Player),
    /// Cards revealed or looked at, kept aside until the ability that did so is done with them.
    Aside(Player),
    /// Cards set aside by an ability that will want them later.
    SetAside(Player),
    Mat(Player, Mat),
    Trash,
    /// Cards that are not used in this game.
    Box,
    Pile(PileId),
}

const PER_PLAYER: u16 = 10;
const TRASH: u16 = PER_PLAYER * MAX_PLAYERS as u16;
const BOX: u16 = TRASH + 1;
const FIRST_PILE: u16 = BOX + 1;

/// A [`Zone`] as a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ZoneId(u16);

impl From<Zone> for ZoneId {
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn from(zone: Zone) -> Self {
        let of = |player: Player, slot: u16| u16::from(player.0) * PER_PLAYER + slot;
        Self(match zone {
            Zone::Deck(p) => of(p, 0),
            Zone::Hand(p) => of(p, 1),
            Zone::Discard(p) => of(p, 2),
            Zone::InPlay(p) => of(p, 3),
            Zone::Aside(p) => of(p, 4),
            Zone::SetAside(p) => of(p, 5),
            Zone::Mat(p, mat) => of(p, 6 + mat as u16),
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
            (_, 1) => Zone::Hand(player),
            (_, 2) => Zone::Discard(player),
            (_, 3) => Zone::InPlay(player),
            (_, 4) => Zone::Aside(player),
            (_, 5) => Zone::SetAside(player),
            (_, slot) => Zone::Mat(player, Mat::ALL[slot as usize - 6]),
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
    fn seen_by(self) -> PlayerSet {
        match self {
            Zone::Deck(_) | Zone::Box => PlayerSet::NONE,
            Zone::Hand(p)
            | Zone::Aside(p)
            | Zone::Discard(p)
            | Zone::Mat(p, Mat::NativeVillage) => PlayerSet::only(p),
            _ => PlayerSet::ALL,
        }
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
        .chain(Mat::ALL.into_iter().map(move |mat| Zone::Mat(player, mat)))
    }
}

/// Which end of a zone a card is put at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Top,
    Bottom,
}

/// A reference to a card that knows when it is stale: the lose-track rule is [`Cards::still_there`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tracked {
    pub card: CardId,
    stamp: u32,
}

impl Tracked {
    /// A reference to a card that no ability expects anywhere.
    pub(crate) fn lost(card: CardId) -> Self {
        Self { card, stamp: u32::MAX }
    }
}

/// A link of a ring: a card, or the zone itself, where the ring closes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Link {
    above: u16,
    below: u16,
    zone: ZoneId,
    kind: Kind,
    /// For a card, counts what makes an ability lose track of it; for a zone, its cards.
    stamp: u32,
    /// Who knows which card this is, where it lies now.
    known: PlayerSet,
}

/// Every physical card of the game and where it is.
///
/// Zones and cards are links of rings in one flat table. A zone's ring starts and ends at its own link, so that
/// moving a card is six writes and no branch.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Cards {
    table: Vec<Link>,
    zones: u16,
    /// Whether a card may be in a hand or deck that others than its owner know: not in a game of buying and drawing
    /// alone, which need not ask for it.
    some_seen: bool,
}

impl Clone for Cards {
    fn clone(&self) -> Self {
        Self { table: self.table.clone(), zones: self.zones, some_seen: self.some_seen }
    }

    /// Reuses the memory of `self`: a simulator deals a new game without allocating.
    fn clone_from(&mut self, source: &Self) {
        self.table.clone_from(&source.table);
        self.zones = source.zones;
        self.some_seen = source.some_seen;
    }
}

impl Cards {
    pub(crate) fn new(piles: usize) -> Self {
        let zones = FIRST_PILE + piles as u16;
        let ring = |zone: u16| Link {
            above: zone,
            below: zone,
            zone: ZoneId(zone),
            kind: Kind(0),
            stamp: 0,
            known: PlayerSet::NONE,
        };
        Self { table: (0..zones).map(ring).collect(), zones, some_seen: false }
    }

    /// Makes a new physical card at the bottom of `zone`.
    pub(crate) fn create(&mut self, kind: Kind, zone: Zone) -> CardId {
        let number = u16::try_from(self.table.len()).expect("fewer than 65,536 cards");
        let id = ZoneId::from(zone);
        self.table.push(Link {
            above: number,
            below: number,
            zone: id,
            kind,
            stamp: 0,
            known: zone.seen_by(),
        });
        self.insert(number, self.table[id.0 as usize].above, id.0);
        self.table[id.0 as usize].stamp += 1;
        CardId(number)
    }

    /// How many physical cards there are.
    pub fn total(&self) -> usize {
        self.table.len() - self.zones as usize
    }

    #[inline]
    fn link(&self, card: CardId) -> &Link {
        &self.table[card.index()]
    }

    #[inline]
    fn ring(&self, zone: Zone) -> &Link {
        &self.table[ZoneId::from(zone).0 as usize]
    }

    #[inline]
    pub fn kind(&self, card: CardId) -> Kind {
        self.link(card).kind
    }

    #[inline]
    pub fn zone(&self, card: CardId) -> Zone {
        self.link(card).zone.into()
    }

    /// The pile that a card is in, if it is in one.
    #[inline]
    pub(crate) fn pile(&self, card: CardId) -> Option<PileId> {
        self.link(card).zone.0.checked_sub(FIRST_PILE).map(|pile| PileId(pile as u8))
    }

    #[inline]
    pub fn len(&self, zone: Zone) -> usize {
        self.ring(zone).stamp as usize
    }

    #[inline]
    pub fn is_empty(&self, zone: Zone) -> bool {
        self.len(zone) == 0
    }

    #[inline]
    pub fn top(&self, zone: Zone) -> Option<CardId> {
        let first = self.ring(zone).below;
        (first >= self.zones).then_some(CardId(first))
    }

    /// The cards of `zone` from its top.
    #[inline]
    pub fn in_zone(&self, zone: Zone) -> impl Iterator<Item = CardId> {
        let mut next = self.ring(zone).below;
        std::iter::from_fn(move || {
            (next >= self.zones).then(|| {
                let card = CardId(next);
                next = self.table[next as usize].below;
                card
            })
        })
    }

    /// Puts the cards of `zone` into `cards`, from its top.
    pub(crate) fn collect(&self, zone: Zone, cards: &mut Vec<CardId>) {
        cards.clear();
        cards.resize(self.len(zone), CardId(0));
        let mut next = self.ring(zone).below;
        for card in cards {
            *card = CardId(next);
            next = self.table[next as usize].below;
        }
    }

    /// The card under `card`, if it is not the last.
    #[inline]
    pub(crate) fn below(&self, card: CardId) -> Option<CardId> {
        let below = self.link(card).below;
        (below >= self.zones).then_some(CardId(below))
    }

    /// The kinds of the cards of `zone`, from its top.
    #[inline]
    pub fn kinds_in(&self, zone: Zone) -> impl Iterator<Item = Kind> {
        let table = &self.table[..];
        let mut next = self.ring(zone).below;
        std::iter::from_fn(move || {
            (next >= self.zones).then(|| {
                let link = &table[next as usize];
                next = link.below;
                link.kind
            })
        })
    }

    /// The copy of a kind that leaves `zone` when one is seen to: the one that most players know, the first of equals.
    /// Then what leaves is what was known to be there, and which copy it was tells nobody anything.
    #[inline]
    pub fn copy_in(&self, zone: Zone, kind: Kind) -> Option<CardId> {
        if self.some_seen {
            return self.best_known(zone, kind);
        }
        let table = &self.table[..];
        let mut next = self.ring(zone).below;
        while next >= self.zones {
            let link = &table[next as usize];
            if link.kind == kind {
                return Some(CardId(next));
            }
            next = link.below;
        }
        None
    }

    #[cold]
    fn best_known(&self, zone: Zone, kind: Kind) -> Option<CardId> {
        let copies = self.in_zone(zone).filter(|&card| self.kind(card) == kind);
        copies.min_by_key(|&card| std::cmp::Reverse(self.known(card).len()))
    }

    /// Who knows which card this is.
    pub fn known(&self, card: CardId) -> PlayerSet {
        self.link(card).known
    }

    #[inline]
    pub(crate) fn show(&mut self, card: CardId, to: PlayerSet) {
        let link = &mut self.table[card.index()];
        link.known = link.known.union(to);
    }

    /// Only these players know a card: it was moved without being looked at.
    pub(crate) fn keep_hidden(&mut self, card: CardId, known: PlayerSet) {
        self.table[card.index()].known = known;
    }

    /// Shows a card to all where it is, which may be a hand.
    pub(crate) fn reveal(&mut self, card: CardId) {
        self.some_seen = true;
        self.show(card, PlayerSet::ALL);
    }

    /// Makes everybody but `owner` forget which card of `zone` is which, before one of them leaves it unseen: who saw
    /// a card go there cannot tell whether it is still there.
    pub(crate) fn hide(&mut self, zone: Zone, owner: Player) {
        let zone = ZoneId::from(zone);
        let mut next = self.table[zone.0 as usize].below;
        while next >= self.zones {
            let link = &mut self.table[next as usize];
            link.known = link.known.intersection(PlayerSet::only(owner));
            next = link.below;
        }
    }

    /// A reference to `card` where it is now.
    #[inline]
    pub fn track(&self, card: CardId) -> Tracked {
        Tracked { card, stamp: self.link(card).stamp }
    }

    /// Whether the card is where the reference expects it: it has not moved since, and was not covered on a deck.
    #[inline]
    pub fn still_there(&self, tracked: Tracked) -> bool {
        self.link(tracked.card).stamp == tracked.stamp
    }

    /// Moves a card. Every move of the game comes down to this.
    ///
    /// A card put onto a deck makes abilities lose track of the card that it covers; a card put onto a discard
    /// pile does not (2019 errata).
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn relocate(&mut self, card: CardId, to: Zone, end: End) -> Tracked {
        if let (Zone::Deck(_), End::Top, Some(covered)) = (to, end, self.top(to)) {
            self.table[covered.index()].stamp += 1;
        }
        // A card that is put here, rather than dealt or shuffled, may have been seen where it was.
        self.some_seen |= matches!(to, Zone::Deck(_) | Zone::Hand(_));
        self.relink(card, to.into(), end, to.seen_by())
    }

    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn relink(&mut self, card: CardId, to: ZoneId, end: End, seen_by: PlayerSet) -> Tracked {
        let Link { above, below, zone, .. } = *self.link(card);
        self.table[above as usize].below = below;
        self.table[below as usize].above = above;
        self.table[zone.0 as usize].stamp -= 1;
        let ring = &mut self.table[to.0 as usize];
        ring.stamp += 1;
        let (above, below) = match end {
            End::Top => (to.0, ring.below),
            End::Bottom => (ring.above, to.0),
        };
        self.insert(card.0, above, below);
        let link = &mut self.table[card.index()];
        link.zone = to;
        link.stamp += 1;
        link.known = link.known.union(seen_by);
        Tracked { card, stamp: link.stamp }
    }

    #[inline]
    fn insert(&mut self, card: u16, above: u16, below: u16) {
        self.table[above as usize].below = card;
        self.table[below as usize].above = card;
        let link = &mut self.table[card as usize];
        link.above = above;
        link.below = below;
    }

    /// Moves the top card of `from` under `to`, and so on, `count` times or until there are none.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn deal(&mut self, from: Zone, to: Zone, count: usize) {
        let seen = to.seen_by();
        let (from, to) = (ZoneId::from(from).0, ZoneId::from(to).0);
        let first = self.table[from as usize].below;
        let mut last = from;
        let mut moved = 0;
        let mut next = first;
        while moved < count && next >= self.zones {
            let link = &mut self.table[next as usize];
            link.zone = ZoneId(to);
            link.stamp += 1;
            link.known = link.known.union(seen);
            last = next;
            next = link.below;
            moved += 1;
        }
        if moved == 0 {
            return;
        }
        self.table[from as usize].below = next;
        self.table[next as usize].above = from;
        self.table[from as usize].stamp -= moved as u32;
        let above = std::mem::replace(&mut self.table[to as usize].above, last);
        self.table[above as usize].below = first;
        self.table[first as usize].above = above;
        self.table[last as usize].below = to;
        self.table[to as usize].stamp += moved as u32;
    }

    /// Moves the chosen cards of `from` under `to`, keeping their order, and returns the first of them. One pass that
    /// never branches on a card: which cards of a hand are Treasures is what a processor cannot guess.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn part(
        &mut self,
        from: Zone,
        to: Zone,
        chosen: impl Fn(Kind) -> bool,
    ) -> Option<CardId> {
        let seen = [PlayerSet::NONE, to.seen_by()];
        let rings = [ZoneId::from(from).0, ZoneId::from(to).0];
        let before = self.table[rings[1] as usize].above;
        let mut tails = [rings[0], before];
        let mut moved = 0;
        let mut next = self.table[rings[0] as usize].below;
        let table = &mut self.table[..];
        while next >= self.zones {
            let card = next;
            let link = &mut table[card as usize];
            next = link.below;
            let side = usize::from(chosen(link.kind));
            let tail = std::mem::replace(&mut tails[side], card);
            link.above = tail;
            link.zone = ZoneId(rings[side]);
            link.stamp += side as u32;
            link.known = link.known.union(seen[side]);
            table[tail as usize].below = card;
            moved += side as u32;
        }
        for (ring, tail) in rings.into_iter().zip(tails) {
            table[tail as usize].below = ring;
            table[ring as usize].above = tail;
        }
        table[rings[0] as usize].stamp -= moved;
        table[rings[1] as usize].stamp += moved;
        let first = table[before as usize].below;
        (first >= self.zones).then_some(CardId(first))
    }

    /// Puts the ring of `from` under that of `to` as it is. The caller moves the cards on at once: until then they do not
    /// know where they are.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn join_under(&mut self, to: Zone, from: Zone) {
        let (from, to) = (ZoneId::from(from).0, ZoneId::from(to).0);
        let Link { below: first, above: last, stamp: len, .. } = self.table[from as usize];
        if len == 0 {
            return;
        }
        let ring = &mut self.table[to as usize];
        let above = std::mem::replace(&mut ring.above, last);
        ring.stamp += len;
        self.table[above as usize].below = first;
        self.table[first as usize].above = above;
        self.table[last as usize].below = to;
        let ring = &mut self.table[from as usize];
        (ring.above, ring.below, ring.stamp) = (from, from, 0);
    }

    /// Moves all of `from` onto `to`, keeping its order.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn pour_onto(&mut self, from: Zone, to: Zone) {
        let seen = to.seen_by();
        let (from, to) = (ZoneId::from(from).0, ZoneId::from(to).0);
        let Link { below: first, above: last, stamp: len, .. } = self.table[from as usize];
        if len == 0 {
            return;
        }
        let mut next = first;
        let table = &mut self.table[..];
        while next >= self.zones {
            let link = &mut table[next as usize];
            link.zone = ZoneId(to);
            link.stamp += 1;
            link.known = link.known.union(seen);
            next = link.below;
        }
        let ring = &mut self.table[to as usize];
        let covered = std::mem::replace(&mut ring.below, first);
        ring.stamp += len;
        self.table[first as usize].above = to;
        self.table[last as usize].below = covered;
        self.table[covered as usize].above = last;
        let ring = &mut self.table[from as usize];
        (ring.above, ring.below, ring.stamp) = (from, from, 0);
    }

    /// Moves all of `from`, in the order of `cards`, under `to`. Nobody knows their order, and abilities have lost
    /// track of every one of them.
    pub(crate) fn pour_under(&mut self, from: Zone, to: Zone, cards: &[CardId]) {
        let (from, to) = (ZoneId::from(from).0, ZoneId::from(to).0);
        debug_assert_eq!(cards.len(), self.table[from as usize].stamp as usize, "all of the zone");
        let ring = &mut self.table[from as usize];
        (ring.above, ring.below, ring.stamp) = (from, from, 0);
        let mut above = self.table[to as usize].above;
        for &card in cards {
            self.table[above as usize].below = card.0;
            let link = &mut self.table[card.index()];
            link.zone = ZoneId(to);
            link.above = above;
            link.stamp += 1;
            link.known = PlayerSet::NONE;
            above = card.0;
        }
        self.table[above as usize].below = to;
        let ring = &mut self.table[to as usize];
        ring.above = above;
        ring.stamp += cards.len() as u32;
    }

    /// Puts `cards`, which must be all of `zone`, in this order; nobody knows it.
    pub(crate) fn arrange(&mut self, zone: Zone, cards: &[CardId]) {
        self.pour_under(zone, zone, cards);
    }

    /// Makes a card another one.
    pub(crate) fn set_kind(&mut self, card: CardId, kind: Kind) {
        self.table[card.index()].kind = kind;
    }

    /// Exchanges which cards two ids are, for imagining another deal of what a player cannot see.
    pub(crate) fn swap_kinds(&mut self, a: CardId, b: CardId) {
        let kind = self.link(a).kind;
        self.table[a.index()].kind = self.link(b).kind;
        self.table[b.index()].kind = kind;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALICE: Player = Player(0);

    fn three_in_deck() -> (Cards, [CardId; 3]) {
        let mut cards = Cards::new(0);
        let ids = [1, 2, 3].map(|kind| cards.create(Kind(kind), Zone::Deck(ALICE)));
        (cards, ids)
    }

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

    #[test]
    fn moving_keeps_both_lists_whole() {
        let (mut cards, [a, b, c]) = three_in_deck();
        cards.relocate(b, Zone::Hand(ALICE), End::Bottom);
        cards.relocate(a, Zone::Hand(ALICE), End::Top);
        assert_eq!(cards.in_zone(Zone::Deck(ALICE)).collect::<Vec<_>>(), [c]);
        assert_eq!(cards.in_zone(Zone::Hand(ALICE)).collect::<Vec<_>>(), [a, b]);
        cards.relocate(c, Zone::Hand(ALICE), End::Bottom);
        assert!(cards.is_empty(Zone::Deck(ALICE)));
        assert_eq!(cards.in_zone(Zone::Hand(ALICE)).collect::<Vec<_>>(), [a, b, c]);
    }

    #[test]
    fn a_moved_card_is_lost_even_if_it_comes_back() {
        let (mut cards, [a, ..]) = three_in_deck();
        let before = cards.track(a);
        cards.relocate(a, Zone::Hand(ALICE), End::Bottom);
        cards.relocate(a, Zone::Deck(ALICE), End::Top);
        assert!(!cards.still_there(before));
    }

    #[test]
    fn covering_loses_a_card_on_a_deck_but_not_in_a_discard_pile() {
        let (mut cards, [a, b, c]) = three_in_deck();
        let top = cards.track(a);
        cards.relocate(c, Zone::Deck(ALICE), End::Top);
        assert!(!cards.still_there(top));

        let discarded = cards.relocate(a, Zone::Discard(ALICE), End::Top);
        cards.relocate(b, Zone::Discard(ALICE), End::Top);
        assert!(cards.still_there(discarded));
    }
}
