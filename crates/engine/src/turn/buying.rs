//! Buying: what can be bought, paying for it, and what may be done instead.

use crate::card::{Card, Diverted, Limit, Object};
use crate::cost::Cost;
use crate::event::{Event, Overpaid, Trigger};
use crate::game::{Flow, Frame, Game};
use crate::ids::{CardId, Kind, KindSet, PileId, PileSet, Player};
use crate::log::What;
use crate::question::Choice;
use crate::setup::KindInfo;
use crate::state::{Did, Pools, State, Turn};
use crate::zone::Zone;

/// How many Projects a player can buy.
const PROJECT_CUBES: usize = 2;

impl Game<'_> {
    /// Pays off Debt, $1 for each: no Buy is needed, but Treasures can no longer be played.
    pub(super) fn pay_off_debt(&mut self, you: Player) -> Flow {
        self.state.turn.bought = true;
        let pools = self.state.pools(you);
        let paid =
            self.choose_amount(you, "how much Debt to pay off", 1, pools.coins.min(pools.debt))?;
        let pools = self.state.pools_mut(you);
        pools.coins -= paid;
        pools.debt -= paid;
        self.note(you, What::PayDebt(paid));
        Ok(())
    }

    /// Asks how much Debt to pay off where an ability allows it.
    pub fn may_pay_off_debt(&mut self, you: Player) -> Flow {
        let Pools { coins, debt, .. } = *self.state.pools(you);
        let paid = self.choose_amount(you, "how much Debt to pay off", 0, coins.min(debt))?;
        let pools = self.state.pools_mut(you);
        pools.coins -= paid;
        pools.debt -= paid;
        if paid > 0 {
            self.note(you, What::PayDebt(paid));
        }
        Ok(())
    }

    /// Offers the Events and Projects that can be bought.
    pub(super) fn offer_landscapes(&mut self, you: Player) {
        let Self { state, question, .. } = self;
        let offered =
            state.rules.landscapes.iter().filter(|&&kind| state.can_buy_landscape(you, kind));
        question.options.listed.extend(offered.map(|&kind| Choice::Landscape(kind)));
    }

    /// Buys an Event, which resolves, or a Project, which works from now on. That is not buying a card.
    pub(super) fn buy_landscape(&mut self, you: Player, kind: Kind) -> Flow {
        self.state.turn.bought = true;
        self.state.pools_mut(you).buys -= 1;
        self.pay(you, self.state.definition(kind).cost);
        self.state.remember(Did::Buy, you, kind, None);
        self.note_card(you, What::Buy, kind);
        let landscape = self.state.definition(kind);
        if landscape.object == Object::Project {
            self.state.holdings.push((you, kind));
        }
        if landscape.limit.is_some() {
            self.state.bought.push((you, kind, self.state.turn.number));
        }
        self.resolve_landscape(you, kind)
    }

    /// Does what a landscape says when it is bought or received.
    pub(crate) fn resolve_landscape(&mut self, you: Player, kind: Kind) -> Flow {
        let frame = Frame::of(kind);
        let Card { plus, play, .. } = *self.state.definition(kind);
        self.within(frame, |g| {
            g.resolve_plus(you, plus)?;
            play.map_or(Ok(()), |ability| ability(g, you))
        })
    }

    /// Buys the top card of a pile.
    pub(super) fn buy(&mut self, you: Player, pile: PileId) -> Flow {
        let Some(card) = self.state.top_of(pile) else { return Ok(()) };
        self.state.turn.bought = true;
        self.state.pools_mut(you).buys -= 1;
        let kind = self.state.kind(card);
        if self.state.rules.kinds[kind.index()].is_plain_buy
            && self.state.later.is_empty()
            && self.state.is_as_printed()
        {
            self.buy_plainly(you, pile, kind);
            return Ok(());
        }
        let types = self.state.types(kind);
        let rules = &self.state.rules;
        let plain = (rules.plain_prices && self.state.is_as_printed()
            || self.state.is_paid_for_as_ever(kind))
            && !rules.kinds[kind.index()].may_overpay
            && !self.state.hears(Trigger::Buy, you, types, KindSet::only(kind))
            && !self.hears_gain(you, kind, types)
            && !self.state.would_empty(card);
        if !plain {
            return self.buy_card(you, card);
        }
        // Nothing can come between paying and gaining.
        self.pay(you, self.state.cost(kind));
        self.state.remember(Did::Buy, you, kind, Some(self.state.cards.track(card)));
        self.note_card(you, What::Buy, kind);
        let to = self.state.destination(you, kind, Zone::Discard(you));
        self.put_gained(you, card, to);
        Ok(())
    }

    /// Buys the top card of a pile where nothing can come between paying and gaining, and the card goes onto the discard pile.
    #[inline]
    fn buy_plainly(&mut self, you: Player, pile: PileId, kind: Kind) {
        let KindInfo { cost, .. } = self.state.rules.kinds[kind.index()];
        self.pay(you, cost);
        self.state.remember_buying_top(you, kind, pile);
        self.note_card(you, What::Buy, kind);
        let gained = self.state.gain_top(pile, you);
        self.note_gained(you, gained, kind, Zone::Discard(you));
    }

    /// Buys a card: pay, then gain it.
    #[inline(never)]
    pub fn buy_card(&mut self, you: Player, card: CardId) -> Flow {
        let kind = self.state.kind(card);
        let here = self.state.cards.track(card);
        let pile =
            self.state.cards.pile(card).filter(|&pile| self.state.rules.supply.contains(pile));
        if !self.does_instead_of_paying(you, kind)? {
            self.pay(you, self.state.cost(kind));
        }
        let overpaid = if self.state.rules.kinds[kind.index()].may_overpay {
            self.overpay(you)?
        } else {
            Overpaid::default()
        };
        self.note_card(you, What::Buy, kind);
        // A card is its buyer's from now on (Your Estate token (pre-2019)/2).
        let types = self.state.types_for(kind, Some(you));
        if self.state.is_turn_of(you) {
            self.state.remember(Did::Buy, you, kind, Some(here));
        }
        if self.state.hears(Trigger::Buy, you, types, KindSet::only(kind)) {
            let from = self.state.cards.zone(card);
            let subject = self.state.subject_as(card, kind, types);
            self.open_window(&Event::of_card(Trigger::Buy, you, subject, from))?;
        }
        // A pile of several kinds may have another card on top after the when-buy abilities, which was not bought.
        let bought = match pile {
            Some(pile) => self.state.top_of(pile).filter(|&top| self.state.kind(top) == kind),
            None => Some(card).filter(|_| self.still_there(here)),
        };
        if let Some(card) = bought {
            self.buying = Some((card, overpaid));
            self.gain_card(you, card, Zone::Discard(you))?;
            self.buying = None;
        }
        Ok(())
    }

    /// Lets `you` do what may be done instead of paying for a card. Returns whether they do.
    fn does_instead_of_paying(&mut self, you: Player, kind: Kind) -> Flow<bool> {
        let instead = self.state.definition(kind).instead_of_paying;
        let Some(instead) = instead.filter(|it| (it.can)(&self.state, you)) else {
            return Ok(false);
        };
        let frame = Frame::of(kind);
        self.within(frame, |g| {
            let can_pay = g.state.can_pay(you, g.state.cost(kind));
            if can_pay && !g.may(you, instead.text)? {
                return Ok(false);
            }
            (instead.run)(g, you)?;
            Ok(true)
        })
    }

    /// Asks how much more to pay for a card that lets one: coins first, then Potions.
    pub fn overpay(&mut self, you: Player) -> Flow<Overpaid> {
        let Pools { coins, potions, .. } = *self.state.pools(you);
        let coins = self.choose_amount(you, "how much to overpay", 0, coins)?;
        let potions = self.choose_amount(you, "how many Potions to overpay", 0, potions)?;
        // Paid when all is chosen: until then the others have been told nothing.
        let pools = self.state.pools_mut(you);
        pools.coins -= coins;
        pools.potions -= potions;
        if coins + potions > 0 {
            self.note(you, What::Overpay(coins + potions));
        }
        Ok(Overpaid { coins, potions })
    }

    /// Pays coins and Potions, and takes Debt.
    #[inline]
    fn pay(&mut self, you: Player, cost: Cost) {
        let pools = self.state.pools_mut(you);
        pools.coins -= u16::from(cost.coins);
        pools.potions -= u16::from(cost.potions);
        if cost.debt > 0 {
            let debtor = self.taker(you, true);
            self.state.pools_mut(debtor).debt += u16::from(cost.debt);
        }
    }

    /// Pays coins for what an ability offers, if the player has enough. Returns whether they did.
    pub fn pay_coins(&mut self, you: Player, coins: u8) -> bool {
        let can = self.state.pools(you).coins >= u16::from(coins);
        if can {
            self.pay(you, Cost::coins(coins));
        }
        can
    }

    /// The player who gets the tokens of `you`: the controller of the turn, if the card that gave it says so.
    pub(crate) fn taker(&self, you: Player, debt: bool) -> Player {
        let Turn { player, controller, given_by, .. } = self.state.turn;
        let rules = given_by.and_then(|kind| self.state.definition(kind).in_its_turn);
        let applies = match rules.map(|rules| rules.diverts) {
            None | Some(Diverted::Nothing) => false,
            Some(Diverted::Debt) => debt,
            Some(Diverted::AllTokens) => true,
        };
        controller.filter(|_| applies && player == you).unwrap_or(you)
    }
}

impl State {
    /// The piles that `you` may buy from now.
    #[inline]
    pub(super) fn buyable(&self, you: Player) -> PileSet {
        let pools = self.pools(you);
        if pools.buys > 0 && pools.debt == 0 { self.affordable(you) } else { PileSet::NONE }
    }

    #[inline]
    pub(super) fn can_pay_debt(&self, you: Player) -> bool {
        let pools = self.pools(you);
        pools.debt > 0 && pools.coins > 0
    }

    /// Whether nothing but the cost of a card may be other than is printed when it is bought.
    #[inline(never)]
    fn is_paid_for_as_ever(&self, kind: Kind) -> bool {
        self.rules.answering.is_known()
            && self.definition(kind).instead_of_paying.is_none()
            && self.has_printed_types()
            && !self.may_give_abilities()
    }

    /// Whether `you` may buy a landscape now: the costs of landscapes never change.
    fn can_buy_landscape(&self, you: Player, kind: Kind) -> bool {
        let pools = self.pools(you);
        let landscape = self.definition(kind);
        landscape.object.is_bought()
            && pools.buys > 0
            && pools.debt == 0
            && self.can_pay(you, landscape.cost)
            && self.may_buy_again(you, kind)
    }

    /// Whether nothing but money could keep `you` from buying a landscape.
    fn may_buy_again(&self, you: Player, kind: Kind) -> bool {
        let landscape = self.definition(kind);
        if landscape.object == Object::Project {
            let projects =
                self.holdings(you).filter(|&held| self.definition(held).object == Object::Project);
            return projects.count() < PROJECT_CUBES && !self.holds(you, kind);
        }
        let this_turn = self.turn.number;
        let mut bought = self.bought.iter().filter(|&&(who, what, _)| (who, what) == (you, kind));
        match landscape.limit {
            None => true,
            Some(Limit::OncePerTurn) => bought.all(|&(_, _, turn)| turn != this_turn),
            Some(Limit::OncePerGame) => bought.next().is_none(),
        }
    }

    /// The landscapes whose abilities work for `player`, and the cards that have abilities for everybody.
    pub(crate) fn landscapes_of(&self, player: Player) -> impl Iterator<Item = Kind> {
        let works = move |kind: &Kind| {
            let object = self.definition(*kind).object;
            !object.is_held() || self.holds(player, *kind)
        };
        let landscapes = self.rules.landscapes.iter().copied().filter(works);
        landscapes.chain(self.rules.for_everybody.iter().copied())
    }
}
