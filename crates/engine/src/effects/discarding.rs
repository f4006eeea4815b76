//! Discarding and trashing.

use smallvec::SmallVec;

use crate::choose::{HowMany, exactly, up_to, without};
use crate::event::Trigger;
use crate::game::{Done, Flow, Game, Handful};
use crate::ids::{CardId, Player, PlayerSet};
use crate::log::What;
use crate::question::Verb;
use crate::state::{Did, State};
use crate::types::Types;
use crate::zone::{End, Tracked, Zone};

/// Discarding
impl Game<'_> {
    /// Discards cards at once, wherever they are.
    pub fn discard(&mut self, you: Player, cards: &[CardId]) -> Flow {
        // The rules let a player hide all but the last; like every table that keeps a log, we show them.
        self.discard_seen_by(PlayerSet::ALL, you, cards)
    }

    /// Discards the whole hand in Clean-up, which the others do not see.
    pub(crate) fn discard_hand(&mut self, you: Player) -> Flow {
        self.turn_window(Trigger::HandDiscard, you)?;
        if self.state.rules.answering.is_known()
            && self.kept_in_hand.is_empty()
            && self.log.is_none()
            && !self.state.hears(Trigger::Discard, you, Types::ANY, self.state.cards.may_hold(you))
        {
            self.state.cards.discard_all(Zone::Hand(you), you, PlayerSet::only(you));
            return Ok(());
        }
        let kept = std::mem::take(&mut self.kept_in_hand);
        let hand: Handful = self.state.cards.in_zone(Zone::Hand(you)).collect();
        let hand = without(&hand, &kept);
        self.discard_seen_by(PlayerSet::only(you), you, &hand)
    }

    /// Keeps cards of the hand that is about to be discarded in Clean-up.
    pub fn keep_in_hand(&mut self, cards: &[CardId]) {
        self.kept_in_hand.extend_from_slice(cards);
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
        let cards = self.choose_from_hand(you, Verb::Discard, many)?;
        self.discard(you, &cards)?;
        Ok(cards)
    }

    /// Discards `many` wanted cards of the player's choice from hand, and says which.
    pub fn discard_from_hand_where(
        &mut self,
        you: Player,
        many: HowMany,
        wanted: impl Fn(&State, CardId) -> bool,
    ) -> Flow<Handful> {
        let cards = self.choose_cards(you, Verb::Discard, Zone::Hand(you), many, wanted)?;
        self.discard(you, &cards)?;
        Ok(cards)
    }

    /// Discards the card whose ability this is, if it is still where it expects itself. Returns whether it did.
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
        self.trash_tracked(you, cards).done()
    }

    /// Trashes cards at once, and returns them as they came to the trash: something may have taken them from there in
    /// answer.
    pub fn trash_tracked(&mut self, you: Player, cards: &[CardId]) -> Flow<SmallVec<[Tracked; 2]>> {
        let mut trashed = SmallVec::new();
        if cards.is_empty() {
            return Ok(trashed);
        }
        let from = self.state.cards.zone(cards[0]);
        let empties = self.state.would_empty(cards[0]);
        let were = self.state.in_guise(cards);
        for &card in cards {
            trashed.push(self.state.relocate(card, Zone::Trash, End::Bottom));
        }
        if self.state.is_turn_of(you) {
            for &card in &trashed {
                let kind = self.state.kind(card.card);
                self.state.remember(Did::Trash, you, kind, Some(card));
            }
        }
        let in_play = matches!(from, Zone::InPlay(_));
        self.note_cards(you, if in_play { What::TrashFromPlay } else { What::Trash }, cards);
        self.cards_event(Trigger::Trash, you, cards, from, &were, empties)?;
        Ok(trashed)
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
        let cards = self.choose_from_hand(you, Verb::Trash, exactly(1))?;
        self.trash(you, &cards)?;
        Ok(cards.first().copied())
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

    /// Trashes the card whose ability this is, if it is still where it expects itself. Returns whether it did.
    pub fn trash_this(&mut self, you: Player) -> Flow<bool> {
        let Some(this) = self.this_card() else { return Ok(false) };
        self.trash(you, &[this])?;
        Ok(true)
    }
}
