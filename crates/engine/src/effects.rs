//! The words of the rulebook: draw, discard, trash, gain, reveal and the rest.
//!
//! Each function is one phrase as cards print it. `you` is the player that resolves the ability.

use smallvec::SmallVec;

use crate::card::{Ability, Card, GainedTo, Triggered};
use crate::choose::{HowMany, exactly, up_to};
use crate::cost::Cost;
use crate::event::{Event, Overpaid, Trigger};
use crate::game::{Flow, Game, Handful};
use crate::ids::{CardId, Kind, PileId, PileSet, Player, PlayerSet};
use crate::log::What;
use crate::question::{Asker, Verb};
use crate::state::{Diverted, Gained, Later, NextTurn, SetAside, State, Until};
use crate::types::{Type, Types};
use crate::zone::{End, Tracked, Zone};

/// Bonuses
impl Game<'_> {
    /// +Actions.
    pub fn actions(&mut self, you: Player, n: u16) -> Flow {
        self.state.pools_mut(you).actions += n;
        self.note(you, What::Actions(n));
        Ok(())
    }

    /// +Buys.
    pub fn buys(&mut self, you: Player, n: u16) -> Flow {
        self.state.pools_mut(you).buys += n;
        self.note(you, What::Buys(n));
        Ok(())
    }

    /// +$.
    #[inline]
    pub fn coins(&mut self, you: Player, n: u16) -> Flow {
        if self.is_swapped(you) {
            return self.draw(you, n as usize);
        }
        self.get_coins(you, n);
        Ok(())
    }

    fn get_coins(&mut self, you: Player, n: u16) {
        let pools = self.state.pools_mut(you);
        pools.coins += n;
        if pools.minus_coin && n > 0 {
            pools.minus_coin = false;
            pools.coins -= 1;
        }
        self.note(you, What::Coins(n));
    }

    /// Gets Potions to pay with.
    pub fn potions(&mut self, you: Player, n: u16) -> Flow {
        self.state.pools_mut(you).potions += n;
        self.note(you, What::Potions(n));
        Ok(())
    }

    /// Takes victory point tokens.
    pub fn points(&mut self, you: Player, n: u16) -> Flow {
        let taker = self.taker(you, false);
        self.state.pools_mut(taker).points += n;
        self.note(taker, What::Points(n));
        Ok(())
    }

    /// +Cards.
    pub fn cards(&mut self, you: Player, n: usize) -> Flow {
        if self.is_swapped(you) {
            self.get_coins(you, n as u16);
            return Ok(());
        }
        self.draw(you, n)
    }

    /// Draws `n` cards.
    #[inline(never)]
    pub fn draw(&mut self, you: Player, n: usize) -> Flow {
        self.draw_here(you, n)
    }

    // A new hand is drawn apart from what cards draw: mostly it has five cards, which the processor learns to expect.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn draw_here(&mut self, you: Player, n: usize) -> Flow {
        let n = n - usize::from(n > 0 && self.remove_minus_card_token(you));
        self.ready_deck(you, n)?;
        if self.log.is_some() {
            let drawn: Handful = self.state.cards.in_zone(Zone::Deck(you)).take(n).collect();
            self.note_private(you, What::Draw, &drawn);
        }
        self.state.cards.deal(you, n);
        Ok(())
    }

    /// Draws until there are `size` cards in hand.
    pub fn draw_up_to(&mut self, you: Player, size: usize) -> Flow {
        let missing = size.saturating_sub(self.state.hand_size(you));
        if missing > 0 {
            self.remove_minus_card_token(you);
        }
        self.draw(you, missing)
    }
}

/// The deck
impl Game<'_> {
    /// Shuffles the discard pile under the deck if the deck has fewer than `n` cards.
    #[inline]
    pub(crate) fn ready_deck(&mut self, you: Player, n: usize) -> Flow {
        if self.state.cards.len(Zone::Deck(you)) < n
            && !self.state.cards.is_empty(Zone::Discard(you))
        {
            self.shuffle(you)?;
        }
        Ok(())
    }

    /// Shuffles the discard pile and puts it under the deck.
    fn shuffle(&mut self, you: Player) -> Flow {
        if self.state.listens(Trigger::Shuffle, Types::ANY) || !self.state.rigged.is_empty() {
            return self.shuffle_with_answers(you);
        }
        self.state.cards.mix(Zone::Discard(you), &mut self.state.rng);
        self.state.cards.put_discard_under_deck(you);
        self.note(you, What::Shuffle);
        Ok(())
    }

    /// Shuffles the discard pile where something has a say in its order, before the cards go under the deck.
    #[cold]
    fn shuffle_with_answers(&mut self, you: Player) -> Flow {
        self.mix_out_of_sight(you, Zone::Discard(you));
        self.note(you, What::Shuffle);
        if self.state.listens(Trigger::Shuffle, Types::ANY) {
            self.look_at_rest_of_deck(you);
            self.shuffle_window(you)?;
        }
        let shuffled = std::mem::take(&mut self.shuffling);
        self.put_shuffled_under_deck(you, shuffled);
        Ok(())
    }

    /// Puts shuffled cards under the deck: nobody knows their order, and abilities have lost track of every one.
    fn put_shuffled_under_deck(&mut self, you: Player, shuffled: Vec<CardId>) {
        for card in shuffled {
            self.state.relocate(card, Zone::Deck(you), End::Bottom);
            self.state.cards.keep_hidden(card, PlayerSet::NONE);
        }
    }

    /// Shuffles `cards` into the deck, wherever they are.
    pub fn shuffle_into_deck(&mut self, you: Player, cards: &[CardId]) -> Flow {
        let deck = Zone::Deck(you);
        for &card in cards {
            self.state.relocate(card, deck, End::Bottom);
        }
        self.mix_out_of_sight(you, deck);
        self.note(you, What::Shuffle);
        self.shuffle_window(you)?;
        let shuffled = std::mem::take(&mut self.shuffling);
        let left_out: Handful =
            self.state.cards.in_zone(deck).filter(|card| !shuffled.contains(card)).collect();
        for card in left_out {
            self.state.relocate(card, Zone::Discard(you), End::Top);
        }
        self.put_shuffled_under_deck(you, shuffled);
        Ok(())
    }

    /// Whoever shuffles the discard pile may look at what is left of the deck (2021 rules change): that matters where
    /// something lets them choose then.
    fn look_at_rest_of_deck(&mut self, you: Player) {
        let rest: Handful = self.state.cards.in_zone(Zone::Deck(you)).collect();
        self.look_at(you, &rest);
    }

    /// Shuffles the cards of a zone where nobody sees it: they lie as they did while something answers, or their order
    /// would tell the new one.
    fn mix_out_of_sight(&mut self, you: Player, zone: Zone) {
        let mut shuffled: Vec<CardId> = self.state.cards.in_zone(zone).collect();
        self.state.rng.shuffle(&mut shuffled);
        self.rig(you, &mut shuffled);
        self.shuffling = shuffled;
    }

    /// Lets everything answer that cards are being shuffled, and those of them that say something about it themselves.
    #[inline]
    fn shuffle_window(&mut self, you: Player) -> Flow {
        if !self.state.listens(Trigger::Shuffle, Types::ANY) {
            return Ok(());
        }
        let answers = |card: &&CardId| {
            let mut abilities = self.state.card(**card).abilities();
            abilities.any(|ability| ability.on == Trigger::Shuffle)
        };
        let answering = self.shuffling.iter().filter(answers);
        let cards = answering.map(|&card| self.state.subject(card)).collect();
        self.open_window(&Event::of_cards(Trigger::Shuffle, you, cards, None))
    }

    /// The cards that are being shuffled.
    pub fn being_shuffled(&self) -> Handful {
        self.shuffling.iter().copied().collect()
    }

    /// Puts one of the cards that are being shuffled at a place among them, the top being 0.
    pub fn put_in_shuffle(&mut self, card: CardId, at: usize) {
        self.shuffling.retain(|&other| other != card);
        self.shuffling.insert(at.min(self.shuffling.len()), card);
    }

    /// Leaves one of the cards that are being shuffled in the discard pile.
    pub fn leave_out_of_shuffle(&mut self, card: CardId) {
        self.shuffling.retain(|&other| other != card);
    }

    /// Lets a player pick up to `most` of the cards that are being shuffled to stay in the discard pile, and says how
    /// many they picked.
    pub fn leave_out_up_to(&mut self, you: Player, most: usize) -> Flow<usize> {
        let cards = self.being_shuffled();
        let picked = self.choose_among(you, Verb::Discard, &cards, up_to(most))?;
        for &card in &picked {
            self.leave_out_of_shuffle(card);
            // Who saw it discarded cannot tell whether it is one of those that stay.
            self.state.cards.hide(self.state.cards.zone(card), you);
        }
        if !picked.is_empty() {
            // All see how many stay there, and the top one.
            self.note_private(you, What::PutIntoDiscard, &picked);
        }
        Ok(picked.len())
    }

    /// Puts what a scenario wants on top of the shuffled cards, as far as it is there.
    fn rig(&mut self, you: Player, shuffled: &mut [CardId]) {
        let Some(at) = self.state.rigged.iter().position(|(player, _)| *player == you) else {
            return;
        };
        let (_, wanted) = self.state.rigged.remove(at);
        let mut placed = 0;
        for kind in wanted {
            let found = shuffled[placed..].iter().position(|&card| self.state.kind(card) == kind);
            if let Some(found) = found {
                shuffled[placed..=placed + found].rotate_right(1);
                placed += 1;
            }
        }
    }

    /// The top card of a deck, after a shuffle if one is needed.
    fn take_top(&mut self, you: Player) -> Flow<Option<CardId>> {
        self.ready_deck(you, 1)?;
        Ok(self.state.cards.top(Zone::Deck(you)))
    }

    /// Reveals the top `n` cards of the deck. They are kept aside until something is done with them.
    pub fn reveal_from_deck(&mut self, you: Player, n: usize) -> Flow<Handful> {
        let cards = self.aside_from_deck(you, n)?;
        self.show_to_all(you, &cards);
        Ok(cards)
    }

    /// Looks at the top `n` cards of the deck. They are kept aside until something is done with them.
    pub fn look_at_deck(&mut self, you: Player, n: usize) -> Flow<Handful> {
        let cards = self.aside_from_deck(you, n)?;
        self.note_private(you, What::LookAt, &cards);
        Ok(cards)
    }

    /// Looks at cards where they are.
    pub fn look_at(&mut self, you: Player, cards: &[CardId]) {
        for &card in cards {
            self.state.cards.show(card, PlayerSet::only(you));
        }
    }

    fn aside_from_deck(&mut self, you: Player, n: usize) -> Flow<Handful> {
        self.ready_deck(you, n)?;
        let mut cards = Handful::new();
        for _ in 0..n {
            let Some(card) = self.state.cards.top(Zone::Deck(you)) else { break };
            self.state.relocate(card, Zone::Aside(you), End::Bottom);
            cards.push(card);
        }
        Ok(cards)
    }

    /// Reveals cards from the deck one at a time until `enough` says so of those revealed so far, or none are left.
    /// Cards already revealed are not shuffled in.
    pub fn dig(
        &mut self,
        you: Player,
        enough: impl Fn(&State, &[CardId]) -> bool,
    ) -> Flow<Handful> {
        let mut revealed = Handful::new();
        while !enough(&self.state, &revealed) {
            let next = self.reveal_from_deck(you, 1)?;
            if next.is_empty() {
                break;
            }
            revealed.extend(next);
        }
        Ok(revealed)
    }

    /// Reveals a card from hand; it stays there.
    pub fn reveal(&mut self, you: Player, card: CardId) {
        self.show_to_all(you, &[card]);
    }

    /// Reveals the whole hand.
    pub fn reveal_hand(&mut self, you: Player) {
        let hand: Handful = self.state.cards.in_zone(Zone::Hand(you)).collect();
        self.show_to_all(you, &hand);
    }

    /// Reveals all the cards of a zone.
    pub fn reveal_all(&mut self, you: Player, zone: Zone) {
        let cards: Handful = self.state.cards.in_zone(zone).collect();
        self.show_to_all(you, &cards);
    }

    /// Reveals the card in hand whose Reaction this is.
    pub fn reveal_this(&mut self, reaction: &Triggered<'_>) {
        if let Some(this) = reaction.this {
            self.show_to_all(reaction.you, &[this.card]);
        }
    }

    fn show_to_all(&mut self, you: Player, cards: &[CardId]) {
        for &card in cards {
            self.state.cards.reveal(card);
        }
        if !cards.is_empty() {
            self.note_cards(you, What::Reveal, cards);
        }
    }

    /// Puts cards onto the deck in an order of the player's choice: the first of the answer ends on top. The others do
    /// not see which.
    pub fn topdeck(&mut self, you: Player, cards: &[CardId]) -> Flow {
        let ordered = self.choose_order(you, Verb::Topdeck, cards)?;
        for &card in &ordered {
            self.state.cards.hide(self.state.cards.zone(card), you);
        }
        for &card in ordered.iter().rev() {
            self.state.relocate(card, Zone::Deck(you), End::Top);
        }
        if !ordered.is_empty() {
            self.note_private(you, What::Topdeck, &ordered);
        }
        Ok(())
    }

    /// Puts a card of the player's choice from hand onto the deck.
    pub fn topdeck_from_hand(&mut self, you: Player) -> Flow {
        let hand = Zone::Hand(you);
        let cards =
            self.choose_cards(you, Verb::Topdeck, hand, exactly(1), crate::choose::any_card)?;
        self.topdeck(you, &cards)
    }

    /// Puts a card that everybody has seen onto the deck.
    pub fn topdeck_openly(&mut self, you: Player, card: CardId) -> Flow {
        self.state.relocate(card, Zone::Deck(you), End::Top);
        self.note_cards(you, What::Topdeck, &[card]);
        Ok(())
    }

    /// Puts a card that everybody has seen under the deck.
    pub fn put_under_deck(&mut self, you: Player, card: CardId) {
        self.state.relocate(card, Zone::Deck(you), End::Bottom);
        self.note_cards(you, What::PutUnderDeck, &[card]);
    }

    /// Puts the whole deck into the discard pile, unseen. That is not discarding.
    pub fn deck_into_discard(&mut self, you: Player) -> Flow {
        while let Some(card) = self.state.cards.top(Zone::Deck(you)) {
            let known = self.state.cards.known(card);
            self.state.relocate(card, Zone::Discard(you), End::Top);
            self.state.cards.keep_hidden(card, known);
        }
        self.note(you, What::DeckIntoDiscard);
        Ok(())
    }

    /// Puts cards into hand.
    pub fn take(&mut self, you: Player, cards: &[CardId]) -> Flow {
        for &card in cards {
            self.state.relocate(card, Zone::Hand(you), End::Bottom);
        }
        if !cards.is_empty() {
            self.note_cards(you, What::Take, cards);
        }
        Ok(())
    }

    /// Puts cards into hand that only their player sees.
    pub fn take_unseen(&mut self, you: Player, cards: &[CardId]) -> Flow {
        for &card in cards {
            self.state.relocate(card, Zone::Hand(you), End::Bottom);
        }
        if !cards.is_empty() {
            self.note_private(you, What::Take, cards);
        }
        Ok(())
    }

    /// Draws the next card of the deck where only its owner sees it, kept aside: neither in hand nor in the deck.
    pub fn next_card(&mut self, you: Player) -> Flow<Option<CardId>> {
        let Some(card) = self.take_top(you)? else { return Ok(None) };
        self.state.relocate(card, Zone::Aside(you), End::Bottom);
        Ok(Some(card))
    }

    /// Puts a card that was kept aside into hand as a drawn card.
    pub fn draw_aside(&mut self, you: Player, card: CardId) {
        self.state.relocate(card, Zone::Hand(you), End::Bottom);
        self.note_private(you, What::Draw, &[card]);
    }

    /// Sets a card aside face up.
    pub fn set_aside(&mut self, you: Player, card: CardId) -> Tracked {
        let aside = self.state.relocate(card, Zone::SetAside(you), End::Bottom);
        self.state.cards.show(card, PlayerSet::ALL);
        self.note_cards(you, What::SetAside, &[card]);
        aside
    }

    /// Sets a card aside face down: only its player knows it.
    pub fn set_aside_face_down(&mut self, you: Player, card: CardId) -> Tracked {
        let from = self.state.cards.zone(card);
        if !matches!(from, Zone::InPlay(_)) {
            self.state.cards.hide(from, you);
        }
        let known = self.state.cards.known(card).with(you);
        let aside = self.state.relocate(card, Zone::SetAside(you), End::Bottom);
        self.state.cards.keep_hidden(card, known);
        self.note_private(you, What::SetAside, &[card]);
        aside
    }

    /// Sets cards aside for the play that is resolving: [`Game::set_aside_here`] has them when they are wanted.
    pub fn set_aside_for_later(&mut self, you: Player, cards: &[CardId], face_down: bool) {
        let play = self.this_play().expect("a play is resolving");
        for &card in cards {
            let card = if face_down {
                self.set_aside_face_down(you, card)
            } else {
                self.set_aside(you, card)
            };
            self.state.set_aside.push(SetAside { play, card });
        }
    }

    /// What the play that is resolving, or has set up what is resolving, has set aside.
    pub fn set_aside_here(&self) -> Handful {
        self.this_play().map_or_else(Handful::new, |play| self.state.set_aside_by(play).collect())
    }
}

/// Taking back what was set aside
impl Game<'_> {
    /// Puts so many of the cards that this play has set aside face down into hand, of the player's choice. The others do
    /// not see which.
    pub fn take_set_aside(&mut self, you: Player, many: HowMany) -> Flow {
        let aside = self.set_aside_here();
        let taken = self.choose_among(you, Verb::Take, &aside, many)?;
        for &card in &aside {
            let known = self.state.cards.known(card).intersection(PlayerSet::only(you));
            self.state.cards.keep_hidden(card, known);
        }
        self.take_unseen(you, &taken)
    }

    /// Puts cards into the discard pile. That is not discarding them.
    pub fn put_into_discard(&mut self, you: Player, cards: &[CardId]) {
        for &card in cards {
            self.state.relocate(card, Zone::Discard(you), End::Top);
        }
        if !cards.is_empty() {
            self.note_cards(you, What::PutIntoDiscard, cards);
        }
    }
}

/// Discarding
impl Game<'_> {
    /// Discards cards at once, wherever they are.
    pub fn discard(&mut self, you: Player, cards: &[CardId]) -> Flow {
        // The rules let a player hide all but the last; like every table that keeps a log, we show them.
        self.discard_seen_by(PlayerSet::ALL, you, cards)
    }

    /// Discards the whole hand in Clean-up, which the others do not see.
    pub(crate) fn discard_hand(&mut self, you: Player) -> Flow {
        let hand: Handful = self.state.cards.in_zone(Zone::Hand(you)).collect();
        self.discard_seen_by(PlayerSet::only(you), you, &hand)
    }

    fn discard_seen_by(&mut self, seen: PlayerSet, you: Player, cards: &[CardId]) -> Flow {
        let Some(&first) = cards.first() else { return Ok(()) };
        let from = self.state.cards.zone(first);
        let were = self.state.in_guise(cards);
        for &card in cards {
            self.state.relocate(card, Zone::Discard(you), End::Top);
            self.state.cards.show(card, seen);
        }
        if seen == PlayerSet::ALL {
            self.note_cards(you, What::Discard, cards);
        } else {
            self.note_private(you, What::Discard, cards);
        }
        self.cards_event(Trigger::Discard, you, cards, from, &were, false)
    }

    /// Discards `many` cards of the player's choice from hand, and says which.
    pub fn discard_from_hand(&mut self, you: Player, many: HowMany) -> Flow<Handful> {
        let cards =
            self.choose_cards(you, Verb::Discard, Zone::Hand(you), many, crate::choose::any_card)?;
        self.discard(you, &cards)?;
        Ok(cards)
    }

    /// Discards the card whose ability this is, if it is still where it expects itself. Says whether it did.
    pub fn discard_this(&mut self, you: Player) -> Flow<bool> {
        let Some(this) = self.this_card() else { return Ok(false) };
        self.discard(you, &[this])?;
        Ok(true)
    }

    /// Discards the top card of the deck, and returns it as it was discarded.
    pub fn discard_from_deck(&mut self, you: Player) -> Flow<Option<Tracked>> {
        let Some(card) = self.take_top(you)? else { return Ok(None) };
        let from = self.state.cards.zone(card);
        let discarded = self.state.relocate(card, Zone::Discard(you), End::Top);
        self.state.cards.show(card, PlayerSet::ALL);
        self.note_cards(you, What::Discard, &[card]);
        self.cards_event(Trigger::Discard, you, &[card], from, &[], false)?;
        Ok(Some(discarded))
    }

    /// Discards until there are `size` cards in hand, all at once (2022 rules change).
    pub fn discard_down_to(&mut self, you: Player, size: usize) -> Flow {
        let excess = self.state.hand_size(you).saturating_sub(size);
        self.discard_from_hand(you, exactly(excess))?;
        Ok(())
    }
}

/// Trashing
impl Game<'_> {
    /// Trashes cards at once, wherever they are.
    pub fn trash(&mut self, you: Player, cards: &[CardId]) -> Flow {
        if cards.is_empty() {
            return Ok(());
        }
        let from = self.state.cards.zone(cards[0]);
        let empties = self.state.would_empty(cards[0]);
        let were = self.state.in_guise(cards);
        for &card in cards {
            self.state.relocate(card, Zone::Trash, End::Bottom);
        }
        self.note_cards(you, What::Trash, cards);
        self.cards_event(Trigger::Trash, you, cards, from, &were, empties)
    }

    /// Trashes `many` cards of the player's choice from hand, and says which.
    pub fn trash_from_hand(
        &mut self,
        you: Player,
        many: HowMany,
        wanted: impl Fn(&State, CardId) -> bool,
    ) -> Flow<Handful> {
        let cards = self.choose_cards(you, Verb::Trash, Zone::Hand(you), many, wanted)?;
        self.trash(you, &cards)?;
        Ok(cards)
    }

    /// Trashes a card from hand if there is one, and says which.
    pub fn trash_one_from_hand(&mut self, you: Player) -> Flow<Option<CardId>> {
        Ok(self.trash_from_hand(you, exactly(1), crate::choose::any_card)?.first().copied())
    }

    /// May trash a card from hand.
    pub fn may_trash_from_hand(
        &mut self,
        you: Player,
        wanted: impl Fn(&State, CardId) -> bool,
    ) -> Flow<Option<CardId>> {
        Ok(self.trash_from_hand(you, up_to(1), wanted)?.first().copied())
    }

    /// Trashes the top card of the deck, and says which.
    pub fn trash_from_deck(&mut self, you: Player) -> Flow<Option<CardId>> {
        let Some(card) = self.take_top(you)? else { return Ok(None) };
        self.trash(you, &[card])?;
        Ok(Some(card))
    }

    /// Trashes the card whose ability this is, if it is still where it expects itself. Says whether it did.
    pub fn trash_this(&mut self, you: Player) -> Flow<bool> {
        let Some(this) = self.this_card() else { return Ok(false) };
        self.trash(you, &[this])?;
        Ok(true)
    }
}

/// Gaining
impl Game<'_> {
    /// Gains a copy of `card` from its pile to the discard pile, if there is one.
    pub fn gain(&mut self, you: Player, card: &Card) -> Flow<Option<Tracked>> {
        self.gain_to(you, card, Zone::Discard(you))
    }

    /// Gains a copy of `card` from its pile directly to `to`, if there is one.
    pub fn gain_to(&mut self, you: Player, card: &Card, to: Zone) -> Flow<Option<Tracked>> {
        match self.state.pile_of(card) {
            Some(pile) => self.gain_from_pile(you, pile, to),
            None => Ok(None),
        }
    }

    /// Gains a copy of a card, if one is on top of a Supply pile.
    pub fn gain_copy(&mut self, you: Player, kind: Kind) -> Flow<Option<Tracked>> {
        let copies = self.supply_where(|_, other| other == kind);
        self.gain_one_of(you, copies, Zone::Discard(you))
    }

    /// Gains one of `piles`, of the player's choice, to `to`.
    pub fn gain_one_of(&mut self, you: Player, piles: PileSet, to: Zone) -> Flow<Option<Tracked>> {
        match self.choose_pile(you, Verb::Gain, piles)? {
            Some(pile) => self.gain_from_pile(you, pile, to),
            None => Ok(None),
        }
    }

    /// Gains a card that costs up to `cost`.
    pub fn gain_costing_up_to(&mut self, you: Player, cost: Cost) -> Flow<Option<Tracked>> {
        let piles = self.costing_up_to(cost);
        self.gain_one_of(you, piles, Zone::Discard(you))
    }

    /// Gains a card that costs less than `cost`.
    pub fn gain_costing_less_than(&mut self, you: Player, cost: Cost) -> Flow<Option<Tracked>> {
        let piles = self.costing_less_than(cost);
        self.gain_one_of(you, piles, Zone::Discard(you))
    }

    /// Gains the top card of a pile to `to`, and returns it as it was gained.
    pub fn gain_from_pile(&mut self, you: Player, pile: PileId, to: Zone) -> Flow<Option<Tracked>> {
        match self.state.top_of(pile) {
            Some(card) => self.gain_card(you, card, to),
            None => Ok(None),
        }
    }

    /// Gains a card from where it is, which need not be a pile.
    pub fn gain_card(&mut self, you: Player, card: CardId, to: Zone) -> Flow<Option<Tracked>> {
        let types = self.state.types_for(self.state.kind(card), Some(you));
        let is_changed = self.buying.is_some() && !self.state.is_as_printed();
        if self.hears_gain(types) || self.state.would_empty(card) || is_changed {
            return self.gain_with_answers(you, card, to);
        }
        self.buying = None;
        Ok(Some(self.put_gained(you, card, to)))
    }

    /// Whether something can answer the gain of a card of these types, or replace it.
    #[inline]
    pub(crate) fn hears_gain(&self, types: Types) -> bool {
        self.state.listens(Trigger::WouldGain, types) || self.state.listens(Trigger::Gain, types)
    }

    /// Gains a card where something can answer that, or replace it.
    #[cold]
    fn gain_with_answers(&mut self, you: Player, card: CardId, to: Zone) -> Flow<Option<Tracked>> {
        let from = self.state.cards.zone(card);
        // Whoever gains it instead has not bought it.
        let bought = self.buying.take().filter(|&(buying, _)| buying == card);
        if self.state.listens(Trigger::WouldGain, self.state.types(self.state.kind(card))) {
            let subject = self.state.subject(card);
            let mut about_to = Event::of_card(Trigger::WouldGain, you, subject, from);
            about_to.by = self.asker().kind();
            if self.is_replaced(&about_to)? {
                return Ok(None);
            }
        }
        let empties = self.state.would_empty(card);
        let to =
            if bought.is_some() { self.state.destination_of_bought(you, card, to) } else { to };
        let gained = self.put_gained(you, card, to);
        let subject = self.state.subject(card);
        if empties || self.state.listens(Trigger::Gain, subject.types) {
            let mut event = Event::of_card(Trigger::Gain, you, subject, from);
            event.emptied = empties;
            event.bought = bought.is_some();
            event.overpaid = bought.map_or_else(Overpaid::default, |(_, overpaid)| overpaid);
            self.open_window(&event)?;
        }
        Ok(Some(gained))
    }

    /// Puts a gained card where it goes.
    #[inline]
    pub(crate) fn put_gained(&mut self, you: Player, card: CardId, to: Zone) -> Tracked {
        let kind = self.state.kind(card);
        let to = self.state.destination(you, kind, to);
        let gained = match to {
            Zone::Discard(player) => self.state.relocate(card, Zone::Discard(player), End::Top),
            to => self.put_elsewhere(card, to),
        };
        self.state.cards.show(card, PlayerSet::ALL);
        self.note_gain(you, to, kind);
        if self.state.rules.keeps_gains {
            let phase = self.state.turn.phase;
            self.state.gained.push(Gained { player: you, kind, phase, card: gained });
        }
        gained
    }

    #[inline(never)]
    fn put_elsewhere(&mut self, card: CardId, to: Zone) -> Tracked {
        let end = if matches!(to, Zone::Hand(_)) { End::Bottom } else { End::Top };
        self.state.relocate(card, to, end)
    }
}

impl State {
    /// Where a gained card goes: what the card says counts if nothing else does.
    #[inline]
    fn destination(&self, you: Player, kind: Kind, to: Zone) -> Zone {
        match (to, self.rules.kinds[kind.index()].gained_to) {
            (Zone::Discard(_), GainedTo::Hand) => Zone::Hand(you),
            (Zone::Discard(_), GainedTo::Deck) => Zone::Deck(you),
            (to, _) => to,
        }
    }

    /// Where a card goes that has been bought: it is its buyer's already, and what that gives it counts, too (Your Estate
    /// token (pre-2019)/2, 15).
    fn destination_of_bought(&self, you: Player, card: CardId, to: Zone) -> Zone {
        match self.given_abilities(self.kind(card), Some(you)) {
            Some((given, _)) => self.destination(you, given, to),
            None => to,
        }
    }
}

/// Other players
impl Game<'_> {
    /// Does `effect` to each other player in turn order whom the Attack that is resolving affects.
    pub fn attack(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        for victim in self.state.others_in_turn_order(you) {
            if !self.is_unaffected(victim) {
                effect(self, victim)?;
            }
        }
        Ok(())
    }

    /// Does `effect` to each player in turn order from whoever's turn it is, except those whom the Attack that is resolving
    /// does not affect.
    pub fn attack_everyone(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        for player in self.state.turn_order_from(self.state.turn.player) {
            if player == you || !self.is_unaffected(player) {
                effect(self, player)?;
            }
        }
        Ok(())
    }

    /// Does `effect` for each other player in turn order.
    pub fn each_other(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        for other in self.state.others_in_turn_order(you) {
            effect(self, other)?;
        }
        Ok(())
    }

    fn is_unaffected(&self, player: Player) -> bool {
        self.this_play().is_some_and(|play| self.state.play(play).unaffected.contains(player))
    }

    /// Makes `you` unaffected by the play that an event is about.
    pub fn be_unaffected(&mut self, you: Player, event: &Event) {
        if let Some(play) = event.play {
            let play = self.state.play_mut(play);
            play.unaffected = play.unaffected.with(you);
        }
    }
}

/// Later abilities
impl Game<'_> {
    /// Sets up `ability` to trigger once, this turn.
    pub fn next_time_this_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::EndOfTurn, true)
    }

    /// Sets up `ability` to trigger every time, this turn.
    pub fn each_time_this_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::EndOfTurn, false)
    }

    /// Sets up `ability` to trigger at the end of this turn, even if that has already come.
    pub fn at_end_of_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::EndOfTurn, false)
    }

    /// Sets up `ability` to trigger at the start of the next turn of `you`. A Duration stays in play for it.
    pub fn at_start_of_next_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::StartOfNextTurn, true)
    }

    /// Sets up `ability` to trigger every time until the next turn of `you` starts.
    pub fn until_your_next_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::NextTurn, false)
    }

    /// Sets up `ability` to trigger once, whenever that is.
    pub fn next_time(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::EndOfGame, true)
    }

    /// Sets up `ability` for the rest of the game.
    pub fn for_the_rest_of_the_game(
        &mut self,
        you: Player,
        ability: &'static Ability,
    ) -> &mut Later {
        self.set_up(you, ability, Until::EndOfGame, false)
    }

    /// Lets `player` take an extra turn after this one.
    pub fn extra_turn(&mut self, player: Player) -> &mut Later {
        self.next_time(player, &EXTRA_TURN)
    }

    /// Lets the player of an ability that waited for [`Trigger::ExtraTurn`] take that turn now.
    pub fn begin_extra_turn(&mut self, t: &Triggered<'_>) {
        let (player, given_by) = (t.you, t.kind);
        let (controller, diverted) =
            t.later.map_or((None, Diverted::Nothing), |row| (row.player, row.diverted));
        self.state.next_turn = Some(NextTurn { player, given_by, controller, diverted });
    }

    fn set_up(
        &mut self,
        you: Player,
        ability: &'static Ability,
        until: Until,
        once: bool,
    ) -> &mut Later {
        let frame = self.frame().copied().expect("an ability is resolving");
        let Asker::Card(kind) = frame.asker else {
            unreachable!("only abilities of cards set something up")
        };
        self.state.set_up(Later {
            id: 0,
            since: self.state.next_play,
            owner: you,
            ability,
            kind,
            play: frame.play,
            turn: self.state.turn.number,
            until,
            once,
            card: None,
            named: None,
            player: None,
            diverted: Diverted::Nothing,
            amount: 0,
        })
    }

    /// Remembers that `you` have used a landscape that is used once a turn: [`State::has_used`] says so.
    pub fn use_up(&mut self, you: Player, kind: Kind) {
        let turn = self.state.turn.number;
        self.state.bought.retain(|&(player, used, _)| (player, used) != (you, kind));
        self.state.bought.push((you, kind, turn));
    }

    /// The row of a later ability, to change what it remembers.
    pub fn later_mut(&mut self, id: u32) -> Option<&mut Later> {
        self.state.later.iter_mut().find(|row| row.id == id)
    }

    /// Ends a later ability.
    pub fn end_later(&mut self, id: u32) {
        self.state.later.retain(|row| row.id != id);
    }
}

/// An extra turn is an ability that waits until after the turn. [`Later::player`] is who controls it, if not its player.
static EXTRA_TURN: Ability = Ability::when(
    Trigger::ExtraTurn,
    "take an extra turn",
    |_, _| true,
    |g, t| {
        g.begin_extra_turn(t);
        Ok(())
    },
);

/// Events
impl Game<'_> {
    /// Lets everything answer that something happened to `cards`. What `were` something else until they left play did it
    /// as that.
    #[inline]
    fn cards_event(
        &mut self,
        trigger: Trigger,
        you: Player,
        cards: &[CardId],
        from: Zone,
        were: &[(CardId, Kind)],
        empties: bool,
    ) -> Flow {
        let kind = |state: &State, card: CardId| {
            let guise = were.iter().find(|&&(other, _)| other == card);
            guise.map_or_else(|| state.kind(card), |&(_, kind)| kind)
        };
        let types = cards.iter().fold(Types::NONE, |types, &card| {
            types.union(self.state.types_for(kind(&self.state, card), from.owner()))
        });
        if !empties && !self.state.listens(trigger, types) {
            return Ok(());
        }
        let subject = |&card: &CardId| {
            let kind = kind(&self.state, card);
            self.state.subject_as(card, kind, self.state.types_for(kind, from.owner()))
        };
        let subjects: SmallVec<_> = cards.iter().map(subject).collect();
        let mut event = Event::of_cards(trigger, you, subjects, Some(from));
        event.by = self.asker().kind();
        event.emptied = empties;
        self.open_window(&event)
    }

    /// Lets what waits for it answer that a Supply pile has become empty other than by a gain or a trashing.
    pub fn pile_empties(&mut self, you: Player, pile: PileId) -> Flow {
        if self.state.pile_len(pile) == 0 && self.state.rules.supply.contains(pile) {
            self.turn_window(Trigger::PileEmpties, you)?;
        }
        Ok(())
    }
}

/// Looking at cards
impl Game<'_> {
    /// The cost of a card now.
    pub fn cost_of(&self, card: CardId) -> Cost {
        self.state.cost_of(card)
    }

    /// The cost of the card that has an ability, which need not be the one that it is printed on.
    pub fn cost_of_its_card(&self, ability: &Triggered<'_>) -> Cost {
        match ability.this {
            Some(this) => self.cost_of(this.card),
            None => self.state.cost(ability.kind),
        }
    }

    /// The cost of the card whose instructions are followed.
    pub fn cost_of_this(&self) -> Cost {
        match self.asker() {
            Asker::Card(kind) => self.state.cost(kind),
            Asker::Rules => Cost::default(),
        }
    }

    /// The Supply piles whose top card is wanted.
    pub fn supply_where(&self, wanted: impl Fn(&State, Kind) -> bool) -> PileSet {
        self.state.supply_where(|kind| wanted(&self.state, kind))
    }

    /// The Supply piles with a card that costs at most `cost`.
    pub fn costing_up_to(&self, cost: Cost) -> PileSet {
        self.state.costing_up_to(cost)
    }

    /// The Supply piles with a card that costs less than `cost`.
    pub fn costing_less_than(&self, cost: Cost) -> PileSet {
        self.supply_where(|s, kind| s.cost(kind) < cost)
    }

    /// The Supply piles that are Action piles, empty ones too: a pile of several cards is what its randomizer says
    /// (chapter IV, Split piles).
    pub fn action_piles(&self) -> PileSet {
        let is_action = |&pile: &PileId| {
            self.state.definition(self.state.rules.pile(pile).kind).types.has(Type::Action)
        };
        self.state.supply().filter(is_action).collect()
    }

    /// The cards that `you` have in play and that are wanted.
    pub fn in_play_where(&self, you: Player, wanted: impl Fn(&State, CardId) -> bool) -> Handful {
        let in_play = self.state.cards.in_zone(Zone::InPlay(you));
        in_play.filter(|&card| wanted(&self.state, card)).collect()
    }

    /// Splits cards into those that are wanted and the rest.
    pub fn split(
        &self,
        cards: &[CardId],
        wanted: impl Fn(&State, CardId) -> bool,
    ) -> (Handful, Handful) {
        cards.iter().copied().partition(|&card| wanted(&self.state, card))
    }

    /// A reference to a card where it is now.
    pub fn track(&self, card: CardId) -> Tracked {
        self.state.cards.track(card)
    }

    /// Whether a card is still where it is expected.
    pub fn still_there(&self, card: Tracked) -> bool {
        self.state.cards.still_there(card)
    }
}
