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
use crate::types::Types;
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
    #[inline]
    pub fn draw(&mut self, you: Player, n: usize) -> Flow {
        let mut n = n;
        if n > 0 && self.state.pools(you).minus_card {
            self.state.pools_mut(you).minus_card = false;
            n -= 1;
        }
        self.ready_deck(you, n)?;
        if self.log.is_some() {
            let drawn: Handful = self.state.cards.in_zone(Zone::Deck(you)).take(n).collect();
            self.note_private(you, What::Draw, &drawn);
        }
        self.state.cards.deal(Zone::Deck(you), Zone::Hand(you), n);
        Ok(())
    }

    /// Draws until there are `size` cards in hand.
    pub fn draw_up_to(&mut self, you: Player, size: usize) -> Flow {
        let missing = size.saturating_sub(self.state.hand_size(you));
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
        let mut shuffling = std::mem::take(&mut self.shuffling);
        self.state.cards.collect(Zone::Discard(you), &mut shuffling);
        self.state.rng.shuffle(&mut shuffling);
        self.rig(you, &mut shuffling);
        self.shuffling = shuffling;
        self.note(you, What::Shuffle);
        self.turn_window(Trigger::Shuffle, you)?;
        let (discard, deck) = (Zone::Discard(you), Zone::Deck(you));
        if self.shuffling.len() == self.state.cards.len(discard) {
            self.state.cards.pour_under(discard, deck, &self.shuffling);
        } else {
            for at in 0..self.shuffling.len() {
                self.state.relocate(self.shuffling[at], deck, End::Bottom);
                self.state.cards.keep_hidden(self.shuffling[at], PlayerSet::NONE);
            }
        }
        Ok(())
    }

    /// Shuffles `cards` into the deck, wherever they are.
    pub fn shuffle_into_deck(&mut self, you: Player, cards: &[CardId]) -> Flow {
        let deck = Zone::Deck(you);
        for &card in cards {
            self.state.relocate(card, deck, End::Bottom);
        }
        let mut shuffling = std::mem::take(&mut self.shuffling);
        self.state.cards.collect(deck, &mut shuffling);
        self.state.rng.shuffle(&mut shuffling);
        self.rig(you, &mut shuffling);
        self.shuffling = shuffling;
        self.note(you, What::Shuffle);
        self.turn_window(Trigger::Shuffle, you)?;
        let shuffled = std::mem::take(&mut self.shuffling);
        let left_out: Handful =
            self.state.cards.in_zone(deck).filter(|card| !shuffled.contains(card)).collect();
        for card in left_out {
            self.state.relocate(card, Zone::Discard(you), End::Top);
        }
        self.state.cards.arrange(deck, &shuffled);
        self.shuffling = shuffled;
        Ok(())
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
        self.state.cards.hide(self.state.cards.zone(card), you);
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

/// Discarding
impl Game<'_> {
    /// Discards cards at once, wherever they are.
    pub fn discard(&mut self, you: Player, cards: &[CardId]) -> Flow {
        if cards.is_empty() {
            return Ok(());
        }
        let from = self.state.cards.zone(cards[0]);
        for &card in cards {
            self.state.relocate(card, Zone::Discard(you), End::Top);
            // The rules let a player hide all but the last; like every table that keeps a log, we show them.
            self.state.cards.show(card, PlayerSet::ALL);
        }
        self.note_cards(you, What::Discard, cards);
        self.cards_event(Trigger::Discard, you, cards, from)
    }

    /// Discards `many` cards of the player's choice from hand, and says which.
    pub fn discard_from_hand(&mut self, you: Player, many: HowMany) -> Flow<Handful> {
        let cards =
            self.choose_cards(you, Verb::Discard, Zone::Hand(you), many, crate::choose::any_card)?;
        self.discard(you, &cards)?;
        Ok(cards)
    }

    /// Discards the top card of the deck, and returns it as it was discarded.
    pub fn discard_from_deck(&mut self, you: Player) -> Flow<Option<Tracked>> {
        let Some(card) = self.take_top(you)? else { return Ok(None) };
        let from = self.state.cards.zone(card);
        let discarded = self.state.relocate(card, Zone::Discard(you), End::Top);
        self.state.cards.show(card, PlayerSet::ALL);
        self.note_cards(you, What::Discard, &[card]);
        self.cards_event(Trigger::Discard, you, &[card], from)?;
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
        for &card in cards {
            self.state.relocate(card, Zone::Trash, End::Bottom);
        }
        self.note_cards(you, What::Trash, cards);
        self.cards_event(Trigger::Trash, you, cards, from)
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

    /// Trashes the card whose ability this is, if it is still where it expects itself. Says whether it did.
    pub fn trash_this(&mut self, you: Player) -> Flow<bool> {
        match self.this() {
            Some(this) if self.state.cards.still_there(this) => {
                self.trash(you, &[this.card])?;
                Ok(true)
            }
            _ => Ok(false),
        }
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

    /// Gains the top card of a pile to `to`, and returns it as it was gained.
    pub fn gain_from_pile(&mut self, you: Player, pile: PileId, to: Zone) -> Flow<Option<Tracked>> {
        match self.state.top_of(pile) {
            Some(card) => self.gain_card(you, card, to),
            None => Ok(None),
        }
    }

    /// Gains a card from where it is, which need not be a pile.
    pub fn gain_card(&mut self, you: Player, card: CardId, to: Zone) -> Flow<Option<Tracked>> {
        let kind = self.state.kind(card);
        if self.state.listens(Trigger::WouldGain, self.state.types(kind)) {
            let (subject, from) = (self.state.subject(card), self.state.cards.zone(card));
            let about_to = Event::of_card(Trigger::WouldGain, you, subject, from);
            if self.is_replaced(&about_to)? {
                return Ok(None);
            }
        }
        let bought = self.buying.take().filter(|&(buying, _)| buying == card);
        let heard = self.state.listens(Trigger::Gain, self.state.types(kind));
        let from = heard.then(|| self.state.cards.zone(card));
        let to = self.state.destination(you, kind, to);
        let gained = match to {
            Zone::Discard(player) => self.state.relocate(card, Zone::Discard(player), End::Top),
            Zone::Hand(player) => self.state.relocate(card, Zone::Hand(player), End::Bottom),
            to => self.state.relocate(card, to, End::Top),
        };
        self.state.cards.show(card, PlayerSet::ALL);
        self.note_gain(you, to, kind);
        if self.state.rules.keeps_gains {
            let phase = self.state.turn.phase;
            self.state.gained.push(Gained { player: you, kind, phase });
        }
        if let Some(from) = from {
            let mut event = Event::of_card(Trigger::Gain, you, self.state.subject(card), from);
            event.bought = bought.is_some();
            event.overpaid = bought.map_or_else(Overpaid::default, |(_, overpaid)| overpaid);
            self.open_window(&event)?;
        }
        Ok(Some(gained))
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
}

/// Other players
impl Game<'_> {
    /// Does `effect` to each other player in turn order whom the Attack that is resolving affects.
    pub fn attack(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        for victim in self.state.others(you) {
            if !self.is_unaffected(victim) {
                effect(self, victim)?;
            }
        }
        Ok(())
    }

    /// Does `effect` to each player in turn order, except those whom the Attack that is resolving does not affect.
    pub fn attack_everyone(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        effect(self, you)?;
        self.attack(you, effect)
    }

    /// Does `effect` for each other player in turn order.
    pub fn each_other(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        for other in self.state.others(you) {
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
    Trigger::AfterTurn,
    "take an extra turn",
    |_, _| true,
    |g, t| {
        let (player, given_by) = (t.you, t.kind);
        let (controller, diverted) =
            t.later.map_or((None, Diverted::Nothing), |row| (row.player, row.diverted));
        g.state.next_turn = Some(NextTurn { player, given_by, controller, diverted });
        Ok(())
    },
);

/// Events
impl Game<'_> {
    /// Lets everything answer that something happened to `cards`.
    #[inline]
    fn cards_event(&mut self, trigger: Trigger, you: Player, cards: &[CardId], from: Zone) -> Flow {
        let types = cards
            .iter()
            .fold(Types::NONE, |types, &card| types.union(self.state.types(self.state.kind(card))));
        if !self.state.listens(trigger, types) {
            return Ok(());
        }
        let subjects: SmallVec<_> = cards.iter().map(|&card| self.state.subject(card)).collect();
        self.open_window(&Event::of_cards(trigger, you, subjects, Some(from)))
    }
}

/// Looking at cards
impl Game<'_> {
    /// The cost of a card now.
    pub fn cost_of(&self, card: CardId) -> Cost {
        self.state.cost(self.state.kind(card))
    }

    /// The Supply piles whose top card is wanted.
    pub fn supply_where(&self, wanted: impl Fn(&State, Kind) -> bool) -> PileSet {
        self.state.supply_where(|kind| wanted(&self.state, kind))
    }

    /// The Supply piles with a card that costs at most `cost`.
    pub fn costing_up_to(&self, cost: Cost) -> PileSet {
        self.supply_where(|s, kind| s.cost(kind) <= cost)
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
