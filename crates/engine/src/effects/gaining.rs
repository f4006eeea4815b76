//! Gaining.

use crate::card::{Card, GainedTo};
use crate::cost::Cost;
use crate::event::{Event, Overpaid, Subject, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{CardId, Kind, KindSet, PileId, PileSet, Player, PlayerSet};
use crate::question::Verb;
use crate::state::{Did, State};
use crate::types::Types;
use crate::zone::{End, Tracked, Zone};

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

    /// Gains a card that costs exactly `cost`.
    pub fn gain_costing_exactly(&mut self, you: Player, cost: Cost) -> Flow<Option<Tracked>> {
        let piles = self.supply_where(|s, kind| s.cost(kind) == cost);
        self.gain_one_of(you, piles, Zone::Discard(you))
    }

    /// Gains the top card of a pile to `to`, and returns it as it was gained.
    pub fn gain_from_pile(&mut self, you: Player, pile: PileId, to: Zone) -> Flow<Option<Tracked>> {
        match self.state.top_of(pile) {
            Some(card) => self.gain_card(you, card, to),
            None => Ok(None),
        }
    }

    /// Gains a card from where it is, which need not be a pile. It goes where the card itself says rather than to a discard
    /// pile.
    pub fn gain_card(&mut self, you: Player, card: CardId, to: Zone) -> Flow<Option<Tracked>> {
        let to = self.state.destination(you, self.state.kind(card), to);
        self.gain_card_exactly_to(you, card, to)
    }

    /// Gains a card from where it is to this very place, whatever the card itself says.
    pub fn gain_card_exactly_to(
        &mut self,
        you: Player,
        card: CardId,
        to: Zone,
    ) -> Flow<Option<Tracked>> {
        let kind = self.state.kind(card);
        let types = self.state.types_for(kind, Some(you));
        let is_changed = self.buying.is_some() && self.state.may_give_abilities();
        if self.hears_gain(you, kind, types) || self.state.would_empty(card) || is_changed {
            return self.gain_with_answers(you, card, to);
        }
        self.buying = None;
        Ok(Some(self.put_gained(you, card, to)))
    }

    /// Whether something can answer the gain of a card of this kind and these types now, or replace it.
    #[inline]
    pub(crate) fn hears_gain(&self, you: Player, kind: Kind, types: Types) -> bool {
        let about = KindSet::only(kind);
        self.state.hears(Trigger::WouldGain, you, types, about)
            || self.state.hears(Trigger::Gain, you, types, about)
    }

    /// Gains a card where something can answer that, or replace it.
    #[cold]
    fn gain_with_answers(&mut self, you: Player, card: CardId, to: Zone) -> Flow<Option<Tracked>> {
        let from = self.state.cards.zone(card);
        // A player who gains the card instead has not bought it.
        let bought = self.buying.take().filter(|&(buying, _)| buying == card);
        let kind = self.state.kind(card);
        let about = KindSet::only(kind);
        if self.state.hears(Trigger::WouldGain, you, self.state.types(kind), about) {
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
        // Abilities see the cost that the card had when it was gained; the gain itself may change it.
        let cost = self.state.cost_for(kind, Some(you));
        let gained = self.put_gained(you, card, to);
        let subject = Subject { cost, ..self.state.subject(card) };
        if empties || self.state.hears(Trigger::Gain, you, subject.types, about) {
            let mut event = Event::of_card(Trigger::Gain, you, subject, from);
            event.emptied = empties;
            event.bought = bought.is_some();
            event.by = self.asker().kind();
            event.overpaid = bought.map_or_else(Overpaid::default, |(_, overpaid)| overpaid);
            self.open_window(&event)?;
        }
        Ok(Some(gained))
    }

    /// Puts a gained card where it goes.
    #[inline]
    pub(crate) fn put_gained(&mut self, you: Player, card: CardId, to: Zone) -> Tracked {
        let kind = self.state.kind(card);
        let gained = match (to, self.state.cards.pile(card)) {
            (Zone::Discard(player), Some(pile)) if self.state.top_of(pile) == Some(card) => {
                self.state.gain_top(pile, player)
            }
            _ => self.put_elsewhere(card, to),
        };
        self.note_gained(you, gained, kind, to);
        gained
    }

    /// Notes that a card was gained, and keeps it in mind where something asks for that.
    #[inline]
    pub(crate) fn note_gained(&mut self, you: Player, gained: Tracked, kind: Kind, to: Zone) {
        self.note_gain(you, to, kind);
        self.state.remember(Did::Gain, you, kind, Some(gained));
    }

    #[inline(never)]
    fn put_elsewhere(&mut self, card: CardId, to: Zone) -> Tracked {
        let end = if matches!(to, Zone::Hand(_)) { End::Bottom } else { End::Top };
        let gained = self.state.relocate(card, to, end);
        self.state.cards.show(card, PlayerSet::ALL);
        gained
    }
}

impl State {
    /// Where a gained card goes: what the card says counts if nothing else does.
    #[inline]
    pub(crate) fn destination(&self, you: Player, kind: Kind, to: Zone) -> Zone {
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
