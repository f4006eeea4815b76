//! Piles, their prices, and what can be bought.

use super::{PRICES, State};
use crate::card::{Aspect, Card};
use crate::cost::Cost;
use crate::event::Trigger;
use crate::ids::{CardId, Kind, PileId, PileSet, Player};
use crate::types::Types;
use crate::zone::Zone;

impl State {
    /// Every pile, in the Supply or outside it.
    pub fn piles(&self) -> impl Iterator<Item = PileId> + use<> {
        (0..self.rules.piles.len()).map(|i| PileId(i as u8))
    }

    /// The piles of the Supply.
    pub fn supply(&self) -> impl Iterator<Item = PileId> + use<> {
        self.rules.supply.iter()
    }

    /// The card that can be bought or gained from a pile.
    pub fn top_of(&self, pile: PileId) -> Option<CardId> {
        self.cards.top(Zone::Pile(pile))
    }

    /// The card that can be seen on top of a pile.
    pub fn open_top_of(&self, pile: PileId) -> Option<CardId> {
        self.top_of(pile).filter(|_| self.rules.pile(pile).shows_top())
    }

    /// How many cards a pile has.
    pub fn pile_len(&self, pile: PileId) -> usize {
        self.cards.len(Zone::Pile(pile))
    }

    /// The pile that cards of a kind belong to, if they belong to one.
    pub fn home_of(&self, kind: Kind) -> Option<PileId> {
        self.rules.kinds[kind.index()].home
    }

    /// The pile in which cards of this name are on top now.
    pub fn pile_of(&self, card: &Card) -> Option<PileId> {
        self.piles().filter(|&pile| !self.rules.pile(pile).is_deck).find(|&pile| {
            self.top_of(pile).is_some_and(|top| self.is_copy_of(self.kind(top), card))
        })
    }

    /// The Supply piles that are empty.
    pub fn empty_piles(&self) -> PileSet {
        self.empty_piles
    }

    /// How many Supply piles are empty.
    pub fn empty_supply_piles(&self) -> usize {
        self.empty_piles.intersection(self.rules.supply).len()
    }

    /// The Supply piles whose top card satisfies `wanted`.
    pub fn supply_where(&self, wanted: impl Fn(Kind) -> bool) -> PileSet {
        self.supply()
            .filter(|&pile| self.top_of(pile).is_some_and(|top| wanted(self.kind(top))))
            .collect()
    }

    /// Whether taking a card empties a Supply pile, and something waits for that.
    #[inline]
    pub(crate) fn would_empty(&self, card: CardId) -> bool {
        self.listens(Trigger::PileEmpties, Types::ANY)
            && self
                .cards
                .pile(card)
                .is_some_and(|pile| self.rules.supply.contains(pile) && self.pile_len(pile) == 1)
    }

    /// The Supply piles with a card that costs at most `cost`.
    #[inline]
    pub fn costing_up_to(&self, cost: Cost) -> PileSet {
        if !self.costs_change() {
            return self.within_reach_or(cost.coins.into(), |kind| self.cost(kind) <= cost);
        }
        self.supply_at_changed_costs(|_, now| now <= cost)
    }

    /// The Supply piles whose top card costs at most `coins` and nothing else; of those with another price, the ones
    /// whose top card satisfies `wanted`.
    #[inline]
    fn within_reach_or(&self, coins: u16, wanted: impl Fn(Kind) -> bool) -> PileSet {
        let within = self.within_reach[(coins as usize).min(PRICES - 1)];
        let odd = self.rules.odd_prices;
        if odd.is_empty() {
            return within;
        }
        let wanted = |pile: &PileId| self.top_of(*pile).is_some_and(|top| wanted(self.kind(top)));
        within.without(odd).union(odd.iter().filter(wanted).collect())
    }

    /// Keeps the price of a pile's top card at hand, and whether the pile is empty: every Buy phase asks.
    pub(crate) fn price(&mut self, pile: PileId) {
        if self.pile_len(pile) == 0 {
            self.empty_piles.insert(pile);
        } else {
            self.empty_piles.remove(pile);
        }
        let buyable = self.top_of(pile).filter(|_| self.rules.supply.contains(pile));
        let printed = |top| self.rules.kinds[self.kind(top).index()].cost.coins as usize;
        let price = buyable.map_or(PRICES, printed);
        for (coins, piles) in self.within_reach.iter_mut().enumerate() {
            if price <= coins {
                piles.insert(pile);
            } else {
                piles.remove(pile);
            }
        }
    }

    /// The piles that `player` can pay for.
    pub(crate) fn affordable(&self, player: Player) -> PileSet {
        let is_forbidden = self.may_change(Aspect::Buying);
        if !self.costs_change() && !is_forbidden {
            return self.affordable_as_printed(player);
        }
        self.supply_at_changed_costs(|kind, cost| {
            self.can_afford(player, kind, cost) && !self.may_not_buy(player, kind)
        })
    }

    /// The piles that `player` can pay for, where nothing changes costs or what may be bought.
    #[inline]
    pub(crate) fn affordable_as_printed(&self, player: Player) -> PileSet {
        self.within_reach_or(self.pools(player).coins, |kind| {
            self.can_afford(player, kind, self.cost(kind)) && !self.may_not_buy(player, kind)
        })
    }

    /// The Supply piles whose top card costs at most `coins`, if nothing but coins decides any price now.
    pub(crate) fn within_coins(&self, coins: u16) -> Option<PileSet> {
        let plain = self.rules.odd_prices.is_empty() && !self.costs_change();
        plain.then(|| self.within_reach_or(coins, |_| false))
    }

    /// Whether nothing keeps `player` from buying a card of a kind, wherever it is.
    pub fn can_buy(&self, player: Player, kind: Kind) -> bool {
        self.pools(player).debt == 0
            && self.can_afford(player, kind, self.cost(kind))
            && !self.may_not_buy(player, kind)
    }

    fn can_afford(&self, player: Player, kind: Kind, cost: Cost) -> bool {
        let instead = self.definition(kind).instead_of_paying;
        self.can_pay(player, cost) || instead.is_some_and(|it| (it.can)(self, player))
    }

    /// Whether `player` has the coins and Potions of a cost.
    pub(crate) fn can_pay(&self, player: Player, cost: Cost) -> bool {
        let pools = self.pools(player);
        u16::from(cost.coins) <= pools.coins && u16::from(cost.potions) <= pools.potions
    }
}
