//! Looking at cards and costs.

use crate::card::Triggered;
use crate::cost::Cost;
use crate::game::{Game, Handful};
use crate::ids::{CardId, Kind, PileId, PileSet, Player};
use crate::question::Asker;
use crate::state::State;
use crate::types::Type;
use crate::zone::{Tracked, Zone};

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

    /// The cards that `you` have in hand and that are wanted.
    pub fn in_hand_where(&self, you: Player, wanted: impl Fn(&State, CardId) -> bool) -> Handful {
        let hand = self.state.cards.in_zone(Zone::Hand(you));
        hand.filter(|&card| wanted(&self.state, card)).collect()
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
