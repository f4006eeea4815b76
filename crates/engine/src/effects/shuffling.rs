//! Shuffling, and what has a say in it.

use crate::choose::up_to;
use crate::event::{Event, Trigger};
use crate::game::{Flow, Game, Handful};
use crate::ids::{CardId, Player, PlayerSet};
use crate::log::What;
use crate::question::Verb;
use crate::types::Types;
use crate::zone::{End, Zone};

/// Shuffling
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
    #[inline(never)]
    fn shuffle(&mut self, you: Player) -> Flow {
        self.shuffles += 1;
        if self.hears_shuffle(you) || !self.state.rigged.is_empty() {
            return self.shuffle_with_answers(you);
        }
        self.state.cards.mix(Zone::Discard(you), &mut self.state.rng);
        self.state.cards.put_discard_under_deck(you);
        self.note(you, What::Shuffle);
        Ok(())
    }

    /// Whether something can answer a shuffle of the discard pile now.
    #[inline]
    fn hears_shuffle(&self, you: Player) -> bool {
        self.state.listens(Trigger::Shuffle, Types::ANY)
            && self.state.may_be_answered(
                Trigger::Shuffle,
                you,
                Types::ANY,
                self.state.cards.kinds_in(Zone::Discard(you)).collect(),
            )
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

    /// Shuffles the discard pile into the deck except for some cards. The others do not see which stay there.
    pub fn shuffle_discard_into_deck_except(&mut self, you: Player, kept: &[CardId]) -> Flow {
        let discard = Zone::Discard(you);
        let cards: Handful =
            self.state.cards.in_zone(discard).filter(|card| !kept.contains(card)).collect();
        self.state.cards.hide(discard, you);
        self.shuffle_into_deck(you, &cards)
    }

    /// A player who shuffles the discard pile may look at the rest of the deck (2021 rules change): that matters where
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
            // A player who saw the card being discarded cannot tell whether it is one of those that stay.
            self.state.cards.hide(self.state.cards.zone(card), you);
        }
        if !picked.is_empty() {
            // All see how many stay there, and the top one.
            self.note_private(you, What::PutIntoDiscard, &picked);
        }
        Ok(picked.len())
    }

    /// Puts the cards that a scenario asks for on top of the shuffled ones, as far as they are there.
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
}
