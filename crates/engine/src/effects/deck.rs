//! The deck: drawing from it, revealing, looking, setting aside, putting cards onto it.

use crate::card::Triggered;
use crate::choose::{HowMany, exactly};
use crate::event::Trigger;
use crate::game::{Flow, Game, Handful};
use crate::ids::{CardId, Player, PlayerSet};
use crate::log::What;
use crate::question::Verb;
use crate::state::{PlayId, SetAside, State, WantedBy};
use crate::zone::{End, Tracked, Zone};

/// The deck
impl Game<'_> {
    /// The top card of a deck, after a shuffle if one is needed.
    pub(super) fn take_top(&mut self, you: Player) -> Flow<Option<CardId>> {
        self.ready_deck(you, 1)?;
        Ok(self.state.cards.top(Zone::Deck(you)))
    }

    /// Reveals the top `n` cards of the deck. They are kept aside until something is done with them.
    pub fn reveal_from_deck(&mut self, you: Player, n: usize) -> Flow<Handful> {
        let cards = self.aside_from_deck(you, n)?;
        self.show_to_all(you, &cards)?;
        Ok(cards)
    }

    /// Looks at the top `n` cards of the deck. They are kept aside until something is done with them.
    pub fn look_at_deck(&mut self, you: Player, n: usize) -> Flow<Handful> {
        let cards = self.aside_from_deck(you, n)?;
        self.note_private(you, What::LookAt, &cards);
        Ok(cards)
    }

    /// Looks at the bottom card of the deck, where it is.
    pub fn look_at_bottom(&mut self, you: Player) -> Flow<Option<CardId>> {
        self.ready_deck(you, 1)?;
        let bottom = self.state.cards.in_zone(Zone::Deck(you)).last();
        self.look_at(you, bottom.as_slice());
        if let Some(card) = bottom {
            self.note_private(you, What::LookAt, &[card]);
        }
        Ok(bottom)
    }

    /// Looks at cards where they are.
    pub fn look_at(&mut self, you: Player, cards: &[CardId]) {
        for &card in cards {
            self.state.cards.show(card, PlayerSet::only(you));
        }
    }

    /// Looks through the discard pile, if its player does not know all of it: they learn in which order the cards lie.
    pub(crate) fn look_through_discard(&mut self, you: Player) {
        let cards: Handful = self.state.cards.in_zone(Zone::Discard(you)).collect();
        if cards.iter().any(|&card| !self.state.cards.known(card).contains(you)) {
            self.look_at(you, &cards);
            self.note_private(you, What::LookAt, &cards);
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

    /// Reveals cards from the deck until one is wanted. Returns that one, if there is one, and the others.
    pub fn dig_for(
        &mut self,
        you: Player,
        wanted: impl Fn(&State, CardId) -> bool,
    ) -> Flow<(Option<CardId>, Handful)> {
        let is_found =
            |s: &State, revealed: &[CardId]| revealed.last().is_some_and(|&card| wanted(s, card));
        let revealed = self.dig(you, is_found)?;
        let (found, others) = self.split(&revealed, wanted);
        Ok((found.first().copied(), others))
    }

    /// Reveals a card from hand; it stays there.
    pub fn reveal(&mut self, you: Player, card: CardId) -> Flow {
        self.show_to_all(you, &[card])
    }

    /// Reveals cards at once, where they are.
    pub fn reveal_cards(&mut self, you: Player, cards: &[CardId]) -> Flow {
        self.show_to_all(you, cards)
    }

    /// Reveals the whole hand.
    pub fn reveal_hand(&mut self, you: Player) -> Flow {
        let hand: Handful = self.state.cards.in_zone(Zone::Hand(you)).collect();
        self.show_to_all(you, &hand)
    }

    /// Reveals all the cards of a zone.
    pub fn reveal_all(&mut self, you: Player, zone: Zone) -> Flow {
        let cards: Handful = self.state.cards.in_zone(zone).collect();
        self.show_to_all(you, &cards)
    }

    /// Reveals the card in hand whose Reaction this is.
    pub fn reveal_this(&mut self, reaction: &Triggered<'_>) -> Flow {
        match reaction.this {
            Some(this) => self.show_to_all(reaction.you, &[this.card]),
            None => Ok(()),
        }
    }

    /// Shows cards that are revealed at once, wherever they are, and lets everything answer.
    fn show_to_all(&mut self, you: Player, cards: &[CardId]) -> Flow {
        let Some(&first) = cards.first() else { return Ok(()) };
        for &card in cards {
            self.state.cards.reveal(card);
        }
        self.note_cards(you, What::Reveal, cards);
        let from = self.state.cards.zone(first);
        self.cards_event(Trigger::Reveal, you, cards, from, &[], false)
    }

    /// Puts cards onto the deck in an order of the player's choice: the first of the answer ends on top. The others do
    /// not see which.
    pub fn topdeck(&mut self, you: Player, cards: &[CardId]) -> Flow {
        let ordered = self.choose_order(you, Verb::Topdeck, cards)?;
        for &card in &ordered {
            let from = self.state.cards.zone(card);
            // From which place of the deck a card comes, all see.
            if from != Zone::Deck(you) {
                self.state.cards.hide(from, you);
            }
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
        let cards = self.choose_from_hand(you, Verb::Topdeck, exactly(1))?;
        self.topdeck(you, &cards)
    }

    /// Puts a card that everybody has seen onto the deck.
    pub fn topdeck_openly(&mut self, you: Player, card: CardId) -> Flow {
        self.state.relocate(card, Zone::Deck(you), End::Top);
        self.note_cards(you, What::Topdeck, &[card]);
        Ok(())
    }

    /// Puts a card that everybody has seen onto the deck, if it is still where it is expected.
    pub fn topdeck_if_there(&mut self, you: Player, card: Tracked) -> Flow {
        if self.still_there(card) { self.topdeck_openly(you, card.card) } else { Ok(()) }
    }

    /// Puts cards that everybody sees onto the deck in an order of the player's choice: the first of the answer ends on
    /// top.
    pub fn topdeck_all_openly(&mut self, you: Player, cards: &[CardId]) -> Flow {
        for card in self.choose_order(you, Verb::Topdeck, cards)?.into_iter().rev() {
            self.topdeck_openly(you, card)?;
        }
        Ok(())
    }

    /// Puts a card that everybody has seen under the deck.
    pub fn put_under_deck(&mut self, you: Player, card: CardId) {
        self.state.relocate(card, Zone::Deck(you), End::Bottom);
        self.note_cards(you, What::PutUnderDeck, &[card]);
    }

    /// Puts a card under the deck that the others do not see.
    pub fn put_under_deck_unseen(&mut self, you: Player, card: CardId) {
        self.state.cards.hide(self.state.cards.zone(card), you);
        self.state.relocate(card, Zone::Deck(you), End::Bottom);
        self.note_private(you, What::PutUnderDeck, &[card]);
    }

    /// Puts a card anywhere into the deck, where the player likes. The others see where, but not which.
    pub fn put_into_deck(&mut self, you: Player, card: CardId) -> Flow {
        let deck = self.state.cards.len(Zone::Deck(you)) as u16;
        let above = self.choose_amount(you, "how many cards of the deck above it", 0, deck)?;
        self.state.cards.hide(self.state.cards.zone(card), you);
        let end = if above == 0 { End::Top } else { End::Bottom };
        self.state.relocate(card, Zone::Deck(you), end);
        if above > 0 {
            self.state.cards.raise_bottom(Zone::Deck(you), above as usize);
        }
        self.note_private(you, What::PutIntoDeck(above), &[card]);
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
        self.put_into_hand(you, cards);
        if !cards.is_empty() {
            self.note_cards(you, What::Take, cards);
        }
        Ok(())
    }

    /// Puts cards into hand that only their player sees.
    pub fn take_unseen(&mut self, you: Player, cards: &[CardId]) -> Flow {
        for &card in cards {
            // A player who saw the cards being discarded cannot tell which of them is gone.
            if self.state.cards.zone(card) == Zone::Discard(you) {
                self.state.cards.hide(Zone::Discard(you), you);
            }
        }
        self.put_into_hand(you, cards);
        if !cards.is_empty() {
            self.note_private(you, What::Take, cards);
        }
        Ok(())
    }

    fn put_into_hand(&mut self, you: Player, cards: &[CardId]) {
        for &card in cards {
            self.state.relocate(card, Zone::Hand(you), End::Bottom);
        }
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
        let frame = self.frame().copied().expect("an ability is resolving");
        let (play, time) = (frame.play.expect("a play is resolving"), frame.time);
        for &card in cards {
            let card = if face_down {
                self.set_aside_face_down(you, card)
            } else {
                self.set_aside(you, card)
            };
            self.state.set_aside.push(SetAside { wanted_by: WantedBy::Play(play, time), card });
        }
    }

    /// Sets cards aside face up for an ability that was set up for later: [`Game::set_aside_for`] has them then.
    pub fn set_aside_for_ability(&mut self, you: Player, cards: &[CardId], later: u32) {
        for &card in cards {
            let card = self.set_aside(you, card);
            self.state.set_aside.push(SetAside { wanted_by: WantedBy::Later(later), card });
        }
    }

    /// The cards that were set aside for this later ability.
    pub fn set_aside_for(&self, ability: &Triggered<'_>) -> Handful {
        let row = ability.later.map(|row| WantedBy::Later(row.id));
        row.map_or_else(Handful::new, |row| self.state.wanted_by(row).collect())
    }

    /// The cards that [`Game::keep_on_this`] has set aside on the card whose ability is resolving.
    pub fn set_aside_on_this(&self) -> Handful {
        let here = self.first_play_of_this();
        here.map_or_else(Handful::new, |play| self.state.set_aside_by(play, 0).collect())
    }

    /// Remembers a card that is set aside already as one on the card whose ability is resolving.
    pub fn keep_on_this(&mut self, card: Tracked) {
        if let Some(play) = self.first_play_of_this().filter(|_| self.still_there(card)) {
            let wanted_by = WantedBy::Play(play, 0);
            self.state.set_aside.push(SetAside { wanted_by, card });
        }
    }

    /// The first play of the card in play whose ability is resolving.
    fn first_play_of_this(&self) -> Option<PlayId> {
        self.this_play().map(|play| self.state.first_play_of_card(play))
    }

    /// What the play that is resolving, or has set up what is resolving, has set aside.
    pub fn set_aside_here(&self) -> Handful {
        let Some(frame) = self.frame() else { return Handful::new() };
        let by = |play| self.state.set_aside_by(play, frame.time).collect();
        frame.play.map_or_else(Handful::new, by)
    }
}

/// Taking back what was set aside
impl Game<'_> {
    /// Puts cards that this play has set aside face down into hand, as many as the player may choose. The others do not see
    /// which.
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
