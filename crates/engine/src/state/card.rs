//! What a card is now: its kind, types and cost, and its moves.

use smallvec::SmallVec;

use super::State;
use crate::card::{Aspect, Card};
use crate::cost::Cost;
use crate::event::Subject;
use crate::game::Handful;
use crate::ids::{CardId, Kind, PileId, Player};
use crate::setup::KindInfo;
use crate::types::{Type, Types};
use crate::zone::{End, Tracked, Zone};

impl State {
    /// What kind a card is.
    pub fn kind(&self, card: CardId) -> Kind {
        self.cards.kind(card)
    }

    /// The definition of a kind in this game.
    #[inline]
    pub fn definition(&self, kind: Kind) -> &'static Card {
        self.rules.kinds[kind.index()].card
    }

    /// The definition of a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &'static Card {
        self.definition(self.cards.kind(card))
    }

    /// The name of a kind.
    pub fn name(&self, kind: Kind) -> &'static str {
        self.definition(kind).name
    }

    /// Whether `card` is a copy of `of`: cards are the same card when they have the same name.
    pub fn is_copy_of(&self, kind: Kind, of: &Card) -> bool {
        std::ptr::eq(self.name(kind), of.name) || self.name(kind) == of.name
    }

    /// Whether a card is a copy of `of`.
    pub fn is_a(&self, card: CardId, of: &Card) -> bool {
        self.is_copy_of(self.kind(card), of)
    }

    /// The types of a kind of card now.
    #[inline]
    pub fn types(&self, kind: Kind) -> Types {
        self.types_for(kind, None)
    }

    /// The types of a kind of card now, for a card that is `holder`'s.
    #[inline]
    pub fn types_for(&self, kind: Kind, holder: Option<Player>) -> Types {
        let printed = self.rules.types[kind.index()];
        if self.has_printed_types() { printed } else { self.changed_types(kind, printed, holder) }
    }

    /// The types of a card now.
    #[inline]
    pub fn types_of(&self, card: CardId) -> Types {
        self.types_for(self.cards.kind(card), self.cards.zone(card).owner())
    }

    /// Whether a card is of a type now.
    #[inline]
    pub fn is(&self, card: CardId, wanted: Type) -> bool {
        let kind = self.cards.kind(card);
        if self.has_printed_types() {
            return self.rules.types[kind.index()].has(wanted);
        }
        self.types_of(card).has(wanted)
    }

    /// Whether nothing changes what a kind of card costs now.
    #[inline]
    fn costs_as_printed(&self, info: &KindInfo) -> bool {
        !info.has_own_cost && !self.costs_change()
    }

    /// Whether something outside a card can change what it costs now.
    #[inline]
    pub(super) fn costs_change(&self) -> bool {
        self.may_change(Aspect::Cost) || self.may_change(Aspect::Abilities)
    }

    /// The cost of a kind of card now.
    #[inline]
    pub fn cost(&self, kind: Kind) -> Cost {
        let info = &self.rules.kinds[kind.index()];
        if self.costs_as_printed(info) {
            info.cost
        } else {
            self.changed_cost(kind, info.cost, None)
        }
    }

    /// The cost of a card where it is: one that is somebody's may be of other types than its copies in the Supply.
    pub fn cost_of(&self, card: CardId) -> Cost {
        self.cost_as(card, self.kind(card))
    }

    /// The cost of a card as one of a kind.
    fn cost_as(&self, card: CardId, kind: Kind) -> Cost {
        self.cost_for(kind, self.cards.zone(card).owner())
    }

    /// The cost of a kind of card now, for a card that is `holder`'s.
    pub(crate) fn cost_for(&self, kind: Kind, holder: Option<Player>) -> Cost {
        let info = &self.rules.kinds[kind.index()];
        if self.costs_as_printed(info) {
            return info.cost;
        }
        self.changed_cost(kind, info.cost, holder)
    }

    /// Whether cards of a kind cost from `least` to `most` coins, and nothing but coins.
    pub fn costs_from(&self, kind: Kind, least: u8, most: u8) -> bool {
        let cost = self.cost(kind);
        Cost::coins(least) <= cost && cost <= Cost::coins(most)
    }

    /// Whether `player` has a card of a kind in play.
    pub fn has_copy_in_play(&self, player: Player, kind: Kind) -> bool {
        self.cards.kinds_in(Zone::InPlay(player)).any(|other| other == kind)
    }

    /// How many cards a player has in hand.
    pub fn hand_size(&self, player: Player) -> usize {
        self.cards.len(Zone::Hand(player))
    }

    /// How many differently named cards there are among some.
    pub fn differently_named(&self, cards: &[CardId]) -> usize {
        self.one_of_each_name(cards.iter().copied()).len()
    }

    /// One card of each name: the copy that most players know, so that showing it does not tell it from the others.
    pub fn one_of_each_name(&self, cards: impl Iterator<Item = CardId>) -> Handful {
        let mut ones = Handful::new();
        for card in cards {
            match ones.iter_mut().find(|one| self.kind(**one) == self.kind(card)) {
                None => ones.push(card),
                Some(one) if self.cards.known(card).len() > self.cards.known(*one).len() => {
                    *one = card;
                }
                Some(_) => {}
            }
        }
        ones
    }

    /// Every card that belongs to `player`, wherever it is.
    pub fn cards_of(&self, player: Player) -> impl Iterator<Item = CardId> {
        Zone::all_of(player).flat_map(|zone| self.cards.in_zone(zone))
    }

    /// The card as it is now, for an event about it.
    pub fn subject(&self, card: CardId) -> Subject {
        self.subject_as(card, self.cards.kind(card), self.types_of(card))
    }

    /// The card for an event about it, as a card of this kind with these types.
    pub(crate) fn subject_as(&self, card: CardId, kind: Kind, types: Types) -> Subject {
        Subject { card: self.cards.track(card), kind, cost: self.cost_as(card, kind), types }
    }

    /// Moves a card: every move of a card in the game.
    // Zones are mostly constants at the call: their match must vanish there, or every move pays for it.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn relocate(&mut self, card: CardId, to: Zone, end: End) -> Tracked {
        let from = self.cards.pile(card);
        if !self.guises.is_empty() {
            self.drop_guise(card);
        }
        let tracked = self.cards.relocate(card, to, end);
        if let Some(pile) = from {
            self.price_without(pile, card);
        }
        if let Zone::Pile(pile) = to {
            self.price(pile);
        }
        tracked
    }

    /// Puts the top card of a pile, which has one, onto a player's discard pile: the move of nearly every gain.
    #[inline]
    pub(crate) fn gain_top(&mut self, pile: PileId, player: Player) -> Tracked {
        let gained = self.cards.gain_top(pile, player).expect("the pile has a card");
        self.price_without(pile, gained.card);
        gained
    }

    /// Keeps the price of a pile at hand after a card was taken from it, unless one like it is on top now.
    #[inline]
    fn price_without(&mut self, pile: PileId, taken: CardId) {
        if self.top_of(pile).is_none_or(|top| self.kind(top) != self.kind(taken)) {
            self.price(pile);
        }
    }

    /// A card that leaves play is itself again.
    #[cold]
    fn drop_guise(&mut self, card: CardId) {
        if let Some(at) = self.guises.iter().position(|&(other, _)| other == card) {
            let (_, kind) = self.guises.swap_remove(at);
            self.cards.set_kind(card, kind);
        }
    }

    /// What a card is when it is not in play.
    pub fn true_kind(&self, card: CardId) -> Kind {
        let guise = self.guises.iter().find(|&&(other, _)| other == card);
        guise.map_or_else(|| self.kind(card), |&(_, kind)| kind)
    }

    /// Those of `cards` that are something else while they are in play, and what they are.
    pub(crate) fn in_guise(&self, cards: &[CardId]) -> SmallVec<[(CardId, Kind); 1]> {
        let guises = self.guises.iter().filter(|(card, _)| cards.contains(card));
        guises.map(|&(card, _)| (card, self.kind(card))).collect()
    }

    /// The card that was set aside before the game for a card or landscape.
    pub fn set_aside_for(&self, kind: Kind) -> Option<CardId> {
        let chosen = self.rules.companions_of(kind).next()?;
        self.cards.in_zone(Zone::Box).find(|&card| self.kind(card) == chosen)
    }
}
