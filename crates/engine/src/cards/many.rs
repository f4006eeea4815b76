//! Moving many cards at once: drawing, playing all Treasures, Clean-up, shuffling.

use std::cell::Cell;

use smallvec::SmallVec;

use super::{Cards, SMALL, Stretch};
use crate::ids::{CardId, Kind, KindSet, PileId, Player, PlayerSet};
use crate::rng::Rng;
use crate::zone::{End, Tracked, Zone, ZoneId};

impl Cards {
    /// Moves the top card of a deck into its owner's hand, and so on, `count` times or until there are none.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn deal(&mut self, player: Player, count: usize) {
        let hand = ZoneId::from(Zone::Hand(player));
        let count = count.min(self.len(Zone::Deck(player)));
        self.reserve(hand, count);
        let from = self.lose_last(Zone::Deck(player).into(), count);
        let to = self.gain_last(hand, count);
        let row = Cell::from_mut(&mut self.row[..]).as_slice_of_cells();
        let (cards, places) = (&row[from..from + count], &row[to..to + count]);
        // Nothing in the loop is looked up more than once for all cards.
        let (each, held) = (&mut self.each[..], &mut self.held[player.index()]);
        let seen_by = PlayerSet::only(player);
        let mut kinds = self.in_hand[player.index()];
        for (card, place) in cards.iter().rev().zip(places) {
            place.set(card.get());
            let state = &mut each[card.get().index()];
            let kind = state.kind();
            state.arrive(hand, seen_by);
            held[KindSet::bit(kind)] += 1;
            kinds = kinds.union(KindSet::only(kind));
        }
        self.in_hand[player.index()] = kinds;
    }

    /// Moves the top card of a deck into its owner's hand, if there is one: what most cards that draw do.
    #[inline]
    pub(crate) fn deal_one(&mut self, player: Player) {
        let (deck, hand) = (ZoneId::from(Zone::Deck(player)), ZoneId::from(Zone::Hand(player)));
        if self.stretches[deck].len == 0 {
            return;
        }
        self.reserve(hand, 1);
        let from = self.lose_last(deck, 1);
        let to = self.gain_last(hand, 1);
        let card = self.row[from];
        self.row[to] = card;
        let state = &mut self.each[card.index()];
        let kind = state.kind();
        state.arrive(hand, PlayerSet::only(player));
        self.held[player.index()][KindSet::bit(kind)] += 1;
        let kinds = &mut self.in_hand[player.index()];
        *kinds = kinds.union(KindSet::only(kind));
    }

    /// Puts the top card of a pile onto a player's discard pile, where all see it.
    #[inline]
    pub(crate) fn gain_top(&mut self, pile: PileId, player: Player) -> Option<Tracked> {
        let discard = ZoneId::from(Zone::Discard(player));
        let card = *self.lying(self.stretch(Zone::Pile(pile))).last()?;
        self.lose_last(Zone::Pile(pile).into(), 1);
        self.reserve(discard, 1);
        let place = self.gain_last(discard, 1);
        self.row[place] = card;
        let state = &mut self.each[card.index()];
        state.arrive(discard, PlayerSet::ALL);
        let (kind, stamp) = (state.kind(), state.stamp());
        *self.owned_mut(player, kind) += 1;
        Some(Tracked { card, stamp })
    }

    /// Puts the bottom card of a stack under the `above` top ones only.
    pub(crate) fn raise_bottom(&mut self, zone: Zone, above: usize) {
        let stretch = self.stretch(zone);
        let cards = &mut self.row[stretch.start as usize..stretch.end()];
        let below = cards.len().saturating_sub(above);
        cards[..below].rotate_left(1);
    }

    /// Takes the last cards of a zone away and says where in the row they are.
    #[inline]
    fn lose_last(&mut self, zone: ZoneId, count: usize) -> usize {
        let stretch = &mut self.stretches[zone];
        stretch.len -= count as u16;
        stretch.end()
    }

    /// Adds `count` cards to a zone that has room for them, and returns where in the row they go.
    #[inline]
    fn gain_last(&mut self, zone: ZoneId, count: usize) -> usize {
        let stretch = &mut self.stretches[zone];
        let end = stretch.end();
        stretch.len += count as u16;
        end
    }

    /// Moves the chosen cards of a hand into play, keeping their order. Returns how many. One pass that never branches on
    /// a card: the processor could not predict which cards of a hand are Treasures.
    #[inline]
    fn pass_into_play(&mut self, player: Player, chosen: impl Fn(Kind) -> bool) -> usize {
        let (hand, in_play) =
            (ZoneId::from(Zone::Hand(player)), ZoneId::from(Zone::InPlay(player)));
        let cards = self.len(Zone::Hand(player));
        self.reserve(in_play, cards);
        let from = self.lose_last(hand, cards);
        let to = self.stretches[in_play].end();
        let row = Cell::from_mut(&mut self.row[..]).as_slice_of_cells();
        let (kept, gone) = (&row[from..from + cards], &row[to..to + cards]);
        let each = &mut self.each[..];
        let mut moved = 0;
        for (i, place) in kept.iter().enumerate() {
            let card = place.get();
            let state = &mut each[card.index()];
            let goes = chosen(state.kind());
            state.arrive_if(goes, in_play, PlayerSet::ALL);
            // Each card is written to both places; where it does not belong, the next one takes its place.
            kept[i - moved].set(card);
            gone[moved].set(card);
            moved += usize::from(goes);
        }
        self.gain_last(hand, cards - moved);
        self.gain_last(in_play, moved);
        moved
    }

    /// Puts all cards of some kinds in a hand into play, where every kind has a bit of its own. Returns how many.
    #[inline]
    pub(crate) fn put_kinds_into_play(&mut self, player: Player, kinds: KindSet) -> usize {
        let in_hand = &mut self.in_hand[player.index()];
        let gone = in_hand.intersection(kinds);
        *in_hand = in_hand.without(kinds);
        self.notice_in_play(gone);
        let held = &mut self.held[player.index()];
        gone.for_each(|kind| held[KindSet::bit(kind)] = 0);
        self.pass_into_play(player, |kind| kinds.contains(kind))
    }

    /// Puts the chosen cards of a hand into play and says how many.
    #[cold]
    pub(crate) fn put_into_play(&mut self, player: Player, chosen: impl Fn(Kind) -> bool) -> usize {
        let moved = self.pass_into_play(player, chosen);
        let there: KindSet = self.kinds_in(Zone::InPlay(player)).collect();
        self.notice_in_play(there);
        let kept: SmallVec<[Kind; 16]> = self.kinds_in(Zone::Hand(player)).collect();
        let held = &mut self.held[player.index()];
        *held = [0; KindSet::CAPACITY];
        for &kind in &kept {
            held[KindSet::bit(kind)] += 1;
        }
        self.in_hand[player.index()] = kept.into_iter().collect();
        moved
    }

    /// Puts a copy of a kind that is in a player's hand into play.
    #[inline]
    pub(crate) fn put_copy_into_play(&mut self, player: Player, kind: Kind) -> Tracked {
        if self.some_seen {
            return self.put_known_copy_into_play(player, kind);
        }
        let (hand, in_play) =
            (ZoneId::from(Zone::Hand(player)), ZoneId::from(Zone::InPlay(player)));
        let copy = self.take_first(hand, kind).expect("a copy is in hand");
        self.reserve(in_play, 1);
        let place = self.gain_last(in_play, 1);
        self.row[place] = copy;
        self.count_out_of_hand(player, kind);
        self.notice_in_play(KindSet::only(kind));
        let state = &mut self.each[copy.index()];
        state.arrive(in_play, PlayerSet::ALL);
        Tracked { card: copy, stamp: state.stamp() }
    }

    /// The same where others may know a copy, so that it makes a difference which one is taken.
    #[inline(never)]
    fn put_known_copy_into_play(&mut self, player: Player, kind: Kind) -> Tracked {
        let copy = self.copy_in(Zone::Hand(player), kind).expect("a copy is in hand");
        self.relocate(copy, Zone::InPlay(player), End::Bottom)
    }

    /// Takes the first card of a kind out of a zone. A few cards are looked at and moved at once, without a question about
    /// each or how many there are: a processor could guess neither.
    #[inline]
    fn take_first(&mut self, zone: ZoneId, kind: Kind) -> Option<CardId> {
        let Stretch { start, len, room } = self.stretches[zone];
        let each = &self.each[..];
        let is_copy = |card: &CardId| each[card.index()].kind() == kind;
        let cards = &mut self.row[start as usize..][..room as usize];
        let card = match cards.first_chunk_mut::<{ SMALL as usize }>() {
            Some(few) if len <= SMALL => {
                let copies = few
                    .iter()
                    .rev()
                    .fold(0, |bits: u32, card| bits << 1 | u32::from(is_copy(card)));
                let place = copies.trailing_zeros() as usize;
                let card = *few.get(place).filter(|_| place < len as usize)?;
                let before = *few;
                for i in 0..few.len() - 1 {
                    few[i] = if i < place { before[i] } else { before[i + 1] };
                }
                card
            }
            _ => {
                let place = cards[..len as usize].iter().position(is_copy)?;
                let card = cards[place];
                cards.copy_within(place + 1..len as usize, place);
                card
            }
        };
        self.stretches[zone].len -= 1;
        Some(card)
    }

    /// Puts a player's hand onto their discard pile, and then what they have in play, the first of it on top. Both in one
    /// pass: together they are mostly five cards, which the processor learns to expect.
    #[inline]
    pub(crate) fn discard_hand_and_play(&mut self, player: Player) {
        let (hand, in_play) = (Zone::Hand(player), Zone::InPlay(player));
        let (in_hand, in_front) = (self.len(hand), self.len(in_play));
        let discard = ZoneId::from(Zone::Discard(player));
        self.reserve(discard, in_hand + in_front);
        let first = self.lose_last(hand.into(), in_hand);
        let then = self.lose_last(in_play.into(), in_front);
        self.in_hand[player.index()] = KindSet::NONE;
        self.held[player.index()] = [0; KindSet::CAPACITY];
        let to = self.gain_last(discard, in_hand + in_front);
        let row = Cell::from_mut(&mut self.row[..]).as_slice_of_cells();
        let each = &mut self.each[..];
        for (i, place) in row[to..to + in_hand + in_front].iter().enumerate() {
            let end = if i < in_hand { first } else { then + in_front } + in_hand;
            let card = row[end - 1 - i].get();
            place.set(card);
            // Their owner knows them already.
            each[card.index()].arrive(discard, PlayerSet::NONE);
        }
    }

    /// Puts the hand of a player, or what they have in play, onto their discard pile, the last of it on top, where
    /// some players see each card.
    pub(crate) fn discard_all(&mut self, from: Zone, player: Player, seen: PlayerSet) {
        let discard = ZoneId::from(Zone::Discard(player));
        let count = self.len(from);
        self.reserve(discard, count);
        let first = self.lose_last(from.into(), count);
        let to = self.gain_last(discard, count);
        if ZoneId::from(from).is_hand() {
            self.in_hand[player.index()] = KindSet::NONE;
            self.held[player.index()] = [0; KindSet::CAPACITY];
        }
        self.row.copy_within(first..first + count, to);
        let each = &mut self.each[..];
        for card in &self.row[to..to + count] {
            each[card.index()].arrive(discard, seen.with(player));
        }
    }

    /// Puts what a player has in play onto their discard pile, the first of it on top.
    #[cold]
    pub(crate) fn discard_play(&mut self, player: Player) {
        while let Some(&last) = self.lying(self.stretch(Zone::InPlay(player))).last() {
            self.relocate(last, Zone::Discard(player), End::Top);
        }
    }

    /// Puts the cards of a deck or discard pile in a random order, as they lie. Shuffling counts from the top.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn mix(&mut self, zone: Zone, rng: &mut Rng) {
        let stretch = self.stretch(zone);
        let cards = &mut self.row[stretch.start as usize..stretch.end()];
        // The lowest card changes places with one that is chosen from the top, itself or another; then the next lowest.
        for lowest in 1..cards.len() {
            let left = cards.len() - lowest + 1;
            let chosen = cards.len() - 1 - rng.below(left as u32) as usize;
            cards.swap(lowest - 1, chosen);
        }
    }

    /// Puts a player's discard pile under their deck as it lies. Nobody knows its order, and abilities have lost
    /// track of every one of its cards.
    pub(crate) fn put_discard_under_deck(&mut self, player: Player) {
        let zones = (ZoneId::from(Zone::Deck(player)), ZoneId::from(Zone::Discard(player)));
        let deck = self.stretches[zones.0];
        // The discard pile becomes the deck, and the few cards of the old deck go onto it.
        self.reserve(zones.1, deck.len as usize);
        let discard = self.stretches[zones.1];
        let each = &mut self.each[..];
        for card in &self.row[discard.start as usize..discard.end()] {
            let state = &mut each[card.index()];
            state.arrive(zones.0, PlayerSet::NONE);
            state.set_known(PlayerSet::NONE);
        }
        self.row.copy_within(deck.start as usize..deck.end(), discard.end());
        self.stretches[zones.0] = Stretch { len: discard.len + deck.len, ..discard };
        self.stretches[zones.1] = Stretch { len: 0, ..deck };
    }

    /// Puts the cards of a deck or pile in a random order. Nobody knows it, and abilities have lost track of them.
    pub(crate) fn shuffle(&mut self, zone: Zone, rng: &mut Rng) {
        self.mix(zone, rng);
        self.forget(zone);
    }

    /// Nobody knows the order of a zone any more, and abilities have lost track of its cards.
    pub(crate) fn forget(&mut self, zone: Zone) {
        let stretch = self.stretch(zone);
        for card in &self.row[stretch.start as usize..stretch.end()] {
            let state = &mut self.each[card.index()];
            state.lose_track();
            state.set_known(PlayerSet::NONE);
        }
    }
}
