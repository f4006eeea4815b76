//! Every physical card of a game, where it is, and the one function that moves it.
//!
//! The cards of a zone lie side by side in one row of card numbers that all zones share: looking at a hand, drawing and
//! shuffling run along it. Cloning a game copies three flat arrays, and a new kind of mat or set-aside place is only a
//! new number. A zone that outgrows its stretch of the row gets a new one, twice as long, at the end.

mod each;
mod many;
#[cfg(test)]
mod tests;

use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};

use self::each::CardState;
use crate::ids::{CardId, Kind, KindSet, MAX_PLAYERS, PileId, PileSet, Player, PlayerSet};
use crate::zone::{End, FIRST_PILE, Tracked, Zone, ZoneId};

/// Where in the row the cards of a zone are. A stack has its top last, any other zone has it first.
#[derive(Clone, Copy, Debug, Default)]
struct Stretch {
    start: u32,
    len: u16,
    room: u16,
}

impl Stretch {
    #[inline]
    fn end(self) -> usize {
        self.start as usize + self.len as usize
    }
}

/// The room of a zone when its first card comes, and of the zones of a player that are used in every turn.
const SMALL: u16 = 8;
const USUAL: u16 = 16;
const LARGE: u16 = 32;

/// There are no more zones than this: a power of two, so that the number of a zone needs no check.
const ZONES: usize = 128;
const _: () = assert!(FIRST_PILE as usize + PileSet::CAPACITY <= ZONES, "a stretch for every zone");

/// The stretches of all zones.
#[derive(Clone, Copy, Debug)]
struct Stretches([Stretch; ZONES]);

impl Index<ZoneId> for Stretches {
    type Output = Stretch;

    #[inline]
    fn index(&self, zone: ZoneId) -> &Stretch {
        &self.0[zone.index() % ZONES]
    }
}

impl IndexMut<ZoneId> for Stretches {
    #[inline]
    fn index_mut(&mut self, zone: ZoneId) -> &mut Stretch {
        &mut self.0[zone.index() % ZONES]
    }
}

/// Every physical card of the game and where it is.
#[derive(Debug)]
pub struct Cards {
    each: Vec<CardState>,
    stretches: Stretches,
    row: Vec<CardId>,
    /// The kinds in each player's hand. Every phase asks whether there is anything to play, and mostly this is the answer.
    in_hand: [KindSet; MAX_PLAYERS],
    /// How many cards of each kind are in each player's hand; kinds that share a bit are counted together.
    held: [[u16; KindSet::CAPACITY]; MAX_PLAYERS],
    /// The kinds that matter while they are in play: they answer something or change something there.
    watched: KindSet,
    /// The watched kinds that may be in play: each that has come there since the last Clean-up.
    in_play: KindSet,
    /// How many cards of each kind each player owns, wherever they are: scores and conditions ask.
    owned: Vec<u16>,
    kinds: usize,
    /// Whether a card may be in a hand or deck that others than its owner know: not in a game of buying and drawing
    /// alone, which need not ask for it.
    some_seen: bool,
}

impl Clone for Cards {
    fn clone(&self) -> Self {
        let Self { each, row, owned, .. } = self;
        Self { each: each.clone(), row: row.clone(), owned: owned.clone(), ..*self }
    }

    /// Reuses the memory of `self`: a simulator deals a new game without allocating.
    fn clone_from(&mut self, source: &Self) {
        // Taking `self` apart makes the compiler ask for a field that is forgotten.
        let Self { each, stretches, row, in_hand, held, watched, in_play, owned, kinds, some_seen } =
            self;
        each.clone_from(&source.each);
        *stretches = source.stretches;
        row.clone_from(&source.row);
        *in_hand = source.in_hand;
        *held = source.held;
        *watched = source.watched;
        *in_play = source.in_play;
        owned.clone_from(&source.owned);
        *kinds = source.kinds;
        *some_seen = source.some_seen;
    }
}

impl PartialEq for Cards {
    fn eq(&self, other: &Self) -> bool {
        self.each == other.each
            && self.some_seen == other.some_seen
            && self.all_zones().eq(other.all_zones())
    }
}

impl Eq for Cards {}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.each.hash(state);
        self.some_seen.hash(state);
        self.all_zones().for_each(|cards| cards.hash(state));
    }
}

impl Cards {
    /// An empty table for a number of players and of kinds.
    pub(crate) fn new(players: usize, kinds: usize) -> Self {
        Self {
            each: Vec::new(),
            stretches: Stretches([Stretch::default(); ZONES]),
            row: Vec::new(),
            in_hand: [KindSet::NONE; MAX_PLAYERS],
            held: [[0; KindSet::CAPACITY]; MAX_PLAYERS],
            watched: KindSet::NONE,
            in_play: KindSet::NONE,
            owned: vec![0; players * kinds],
            kinds,
            some_seen: false,
        }
    }

    /// Makes a new physical card at the bottom of `zone`.
    pub(crate) fn create(&mut self, kind: Kind, zone: Zone) -> CardId {
        let card = CardId(u16::try_from(self.each.len()).expect("fewer than 65,536 cards"));
        let id = ZoneId::from(zone);
        self.each.push(CardState::new(kind, id, zone.seen_by()));
        self.insert(card, id, zone.is_stack());
        self.count_in(id, kind);
        card
    }

    /// Rebuilds the row without gaps, with the room that most games need.
    pub(crate) fn make_room(&mut self, players: impl Iterator<Item = Player>) {
        let mut rooms: Vec<u16> = self.stretches.0.iter().map(|stretch| stretch.len).collect();
        for player in players {
            let deck_and_discard =
                [Zone::Deck(player), Zone::Discard(player)].map(|zone| (zone, LARGE));
            let others = [Zone::Hand(player), Zone::InPlay(player)].map(|zone| (zone, USUAL));
            for (zone, room) in deck_and_discard.into_iter().chain(others) {
                let given = &mut rooms[ZoneId::from(zone).index()];
                *given = room.max(*given);
            }
        }
        let mut row = Vec::with_capacity(4 * self.each.len());
        for (stretch, room) in self.stretches.0.iter_mut().zip(rooms) {
            let start = row.len();
            row.extend_from_slice(&self.row[stretch.start as usize..stretch.end()]);
            row.resize(start + room as usize, CardId(0));
            *stretch = Stretch { start: start as u32, room, ..*stretch };
        }
        self.row = row;
    }

    /// How many physical cards there are.
    pub fn total(&self) -> usize {
        self.each.len()
    }

    #[inline]
    fn state(&self, card: CardId) -> CardState {
        self.each[card.index()]
    }

    #[inline]
    fn stretch(&self, zone: Zone) -> Stretch {
        self.stretches[ZoneId::from(zone)]
    }

    /// The cards of a zone as they lie in the row.
    #[inline]
    fn lying(&self, stretch: Stretch) -> &[CardId] {
        &self.row[stretch.start as usize..stretch.end()]
    }

    fn all_zones(&self) -> impl Iterator<Item = &[CardId]> {
        self.stretches.0.iter().map(|&stretch| self.lying(stretch))
    }

    /// What kind a card is.
    #[inline]
    pub fn kind(&self, card: CardId) -> Kind {
        self.state(card).kind()
    }

    /// Where a card is.
    #[inline]
    pub fn zone(&self, card: CardId) -> Zone {
        self.state(card).zone().into()
    }

    /// The zone that all these cards are in, if it is one.
    pub(crate) fn common_zone(&self, cards: &[CardId]) -> Option<Zone> {
        let zone = self.state(*cards.first()?).zone();
        cards.iter().all(|&card| self.state(card).zone() == zone).then(|| zone.into())
    }

    /// Whether a card may be in a hand or deck that others than its owner know. If not, the first copy in a hand is as good
    /// as any.
    #[inline]
    pub(crate) fn some_seen(&self) -> bool {
        self.some_seen
    }

    /// The first card of a kind in a hand that is not among `others`.
    #[inline]
    pub(crate) fn first_in_hand(
        &self,
        player: Player,
        kind: Kind,
        others: &[CardId],
    ) -> Option<CardId> {
        let hand = self.lying(self.stretch(Zone::Hand(player)));
        let is_wanted = |&&card: &&CardId| self.kind(card) == kind && !others.contains(&card);
        hand.iter().find(is_wanted).copied()
    }

    /// The pile that a card is in, if it is in one.
    #[inline]
    pub(crate) fn pile(&self, card: CardId) -> Option<PileId> {
        self.state(card).zone().0.checked_sub(FIRST_PILE).map(|pile| PileId(pile as u8))
    }

    /// How many cards a zone has.
    #[inline]
    pub fn len(&self, zone: Zone) -> usize {
        self.stretch(zone).len as usize
    }

    /// Whether a zone has no cards.
    #[inline]
    pub fn is_empty(&self, zone: Zone) -> bool {
        self.len(zone) == 0
    }

    /// The top card of a zone.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub fn top(&self, zone: Zone) -> Option<CardId> {
        let cards = self.lying(self.stretch(zone));
        if zone.is_stack() { cards.last().copied() } else { cards.first().copied() }
    }

    /// The cards of `zone` from its top.
    #[inline]
    pub fn in_zone(&self, zone: Zone) -> impl Iterator<Item = CardId> {
        let cards = self.lying(self.stretch(zone));
        let from_end = zone.is_stack();
        (0..cards.len()).map(move |i| cards[if from_end { cards.len() - 1 - i } else { i }])
    }

    /// The kinds of the cards in a hand. A hand is looked at more often than anything else.
    #[inline]
    pub(crate) fn kinds_in_hand(&self, player: Player) -> impl Iterator<Item = Kind> {
        let cards = self.lying(self.stretch(Zone::Hand(player)));
        cards.iter().map(|&card| self.kind(card))
    }

    /// The kinds of the cards of `zone`, from its top.
    #[inline]
    pub fn kinds_in(&self, zone: Zone) -> impl Iterator<Item = Kind> {
        self.in_zone(zone).map(|card| self.kind(card))
    }

    /// How many cards of each kind a player owns.
    #[inline]
    pub(crate) fn owned(&self, player: Player) -> &[u16] {
        &self.owned[player.index() * self.kinds..][..self.kinds]
    }

    #[inline]
    fn owned_mut(&mut self, player: Player, kind: Kind) -> &mut u16 {
        &mut self.owned[player.index() * self.kinds + kind.index()]
    }

    /// Counts a card that comes to a zone.
    #[inline]
    fn count_in(&mut self, zone: ZoneId, kind: Kind) {
        let Some(player) = zone.owner() else { return };
        *self.owned_mut(player, kind) += 1;
        if zone.is_hand() {
            self.held[player.index()][KindSet::bit(kind)] += 1;
            let kinds = &mut self.in_hand[player.index()];
            *kinds = kinds.union(KindSet::only(kind));
        } else if zone.is_in_play() {
            self.notice_in_play(KindSet::only(kind));
        }
    }

    /// Remembers which kinds matter while they are in play.
    pub(crate) fn watch(&mut self, kinds: KindSet) {
        self.watched = kinds;
        self.look_at_play();
    }

    /// Remembers that kinds have come into play, as far as that matters.
    #[inline]
    fn notice_in_play(&mut self, kinds: KindSet) {
        self.in_play = self.in_play.union(kinds.intersection(self.watched));
    }

    /// Looks again which of the watched kinds are in play, because some have left it.
    #[inline]
    pub(crate) fn forget_what_left_play(&mut self) {
        if !self.in_play.is_empty() {
            self.look_at_play();
        }
    }

    #[cold]
    fn look_at_play(&mut self) {
        let players = (0..self.owned.len() / self.kinds.max(1)).map(|p| Player(p as u8));
        let there = players.flat_map(|player| self.kinds_in(Zone::InPlay(player))).collect();
        self.in_play = self.watched.intersection(there);
    }

    /// The watched kinds that may be in play.
    #[inline]
    pub(crate) fn may_be_in_play(&self) -> KindSet {
        self.in_play
    }

    /// Counts a card that leaves a zone.
    #[inline]
    fn count_out(&mut self, zone: ZoneId, kind: Kind) {
        let Some(player) = zone.owner() else { return };
        *self.owned_mut(player, kind) -= 1;
        if zone.is_hand() {
            self.count_out_of_hand(player, kind);
        }
    }

    #[inline]
    fn count_out_of_hand(&mut self, player: Player, kind: Kind) {
        let held = &mut self.held[player.index()][KindSet::bit(kind)];
        *held -= 1;
        let gone = if *held == 0 { KindSet::only(kind) } else { KindSet::NONE };
        let kinds = &mut self.in_hand[player.index()];
        *kinds = kinds.without(gone);
    }

    /// The kinds in a hand. In a game of many kinds, those that may be.
    #[inline]
    pub(crate) fn may_hold(&self, player: Player) -> KindSet {
        self.in_hand[player.index()]
    }

    /// How many cards of a kind are in a hand, in a game in which every kind has a bit of its own.
    #[inline]
    pub(crate) fn held(&self, player: Player, kind: Kind) -> u16 {
        self.held[player.index()][KindSet::bit(kind)]
    }

    /// The copy of a kind that leaves `zone` when one is seen to: the one that most players know, the first of equals.
    /// Then what leaves is what was known to be there, and which copy it was tells nobody anything.
    #[inline]
    pub fn copy_in(&self, zone: Zone, kind: Kind) -> Option<CardId> {
        let mut copies = self.in_zone(zone).filter(|&card| self.kind(card) == kind);
        if self.some_seen {
            copies.min_by_key(|&card| std::cmp::Reverse(self.known(card).len()))
        } else {
            copies.next()
        }
    }

    /// Who knows which card this is.
    pub fn known(&self, card: CardId) -> PlayerSet {
        self.state(card).known()
    }

    #[inline]
    pub(crate) fn show(&mut self, card: CardId, to: PlayerSet) {
        self.each[card.index()].show(to);
    }

    /// Only these players know a card: it was moved without being looked at.
    pub(crate) fn keep_hidden(&mut self, card: CardId, known: PlayerSet) {
        self.each[card.index()].set_known(known);
    }

    /// Shows a card to all where it is, which may be a hand.
    pub(crate) fn reveal(&mut self, card: CardId) {
        self.some_seen = true;
        self.show(card, PlayerSet::ALL);
    }

    /// Makes everybody but `owner` forget which card of `zone` is which, before one of them leaves it unseen: who saw
    /// a card go there cannot tell whether it is still there.
    pub(crate) fn hide(&mut self, zone: Zone, owner: Player) {
        let stretch = self.stretch(zone);
        for card in &self.row[stretch.start as usize..stretch.end()] {
            let state = &mut self.each[card.index()];
            state.set_known(state.known().intersection(PlayerSet::only(owner)));
        }
    }

    /// A reference to `card` where it is now.
    #[inline]
    pub fn track(&self, card: CardId) -> Tracked {
        Tracked { card, stamp: self.state(card).stamp() }
    }

    /// Whether the card is where the reference expects it: it has not moved since, and was not covered on a deck.
    #[inline]
    pub fn still_there(&self, tracked: Tracked) -> bool {
        self.state(tracked.card).stamp() == tracked.stamp
    }

    /// Whether the card has left where the reference expects it, and has not been anywhere else but where it is now.
    pub fn moved_once_since(&self, tracked: Tracked) -> bool {
        self.state(tracked.card).stamp() == tracked.stamp + 1
    }

    /// Moves a card. Every move of a single card comes down to this.
    ///
    /// A card put onto a deck makes abilities lose track of the card that it covers; a card put onto a discard
    /// pile does not (2019 errata).
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn relocate(&mut self, card: CardId, to: Zone, end: End) -> Tracked {
        if let (Zone::Deck(_), End::Top, Some(covered)) = (to, end, self.top(to)) {
            self.each[covered.index()].lose_track();
        }
        // A card that is put here, rather than dealt or shuffled, may have been seen where it was.
        self.some_seen |= matches!(to, Zone::Deck(_) | Zone::Hand(_));
        let state = self.state(card);
        let kind = state.kind();
        self.count_out(state.zone(), kind);
        self.count_in(to.into(), kind);
        self.remove(card);
        let first = (end == End::Top) != to.is_stack();
        self.insert(card, to.into(), first);
        let state = &mut self.each[card.index()];
        state.arrive(to.into(), to.seen_by());
        Tracked { card, stamp: state.stamp() }
    }

    /// Takes a card out of the row.
    #[inline]
    fn remove(&mut self, card: CardId) {
        let stretch = &mut self.stretches[self.each[card.index()].zone()];
        let cards = &mut self.row[stretch.start as usize..stretch.end()];
        stretch.len -= 1;
        if cards.last() == Some(&card) {
            return;
        }
        let at = cards.iter().position(|&other| other == card).expect("a card is in its zone");
        for i in at + 1..cards.len() {
            cards[i - 1] = cards[i];
        }
    }

    /// Puts a card into the row, as the first or the last of a zone.
    #[inline]
    fn insert(&mut self, card: CardId, zone: ZoneId, first: bool) {
        self.reserve(zone, 1);
        let stretch = &mut self.stretches[zone];
        self.row[stretch.end()] = card;
        stretch.len += 1;
        if first {
            self.row[stretch.start as usize..stretch.end()].rotate_right(1);
        }
    }

    /// Makes sure that a zone has room for `more` cards.
    #[inline]
    fn reserve(&mut self, zone: ZoneId, more: usize) {
        let Stretch { len, room, .. } = self.stretches[zone];
        if len as usize + more > room as usize {
            self.grow(zone, more);
        }
    }

    #[cold]
    fn grow(&mut self, zone: ZoneId, more: usize) {
        let stretch = &mut self.stretches[zone];
        let start = self.row.len();
        self.row.extend_from_within(stretch.start as usize..stretch.end());
        stretch.room = stretch.room.saturating_mul(2).max(stretch.len + more as u16).max(SMALL);
        stretch.start = start as u32;
        self.row.resize(start + stretch.room as usize, CardId(0));
    }

    /// Makes a card another one: for positions, and for imagining another deal of what a player cannot see.
    pub(crate) fn set_kind(&mut self, card: CardId, kind: Kind) {
        let state = &mut self.each[card.index()];
        let (zone, was) = (state.zone(), state.kind());
        state.set_kind(kind);
        self.count_out(zone, was);
        self.count_in(zone, kind);
    }
}
