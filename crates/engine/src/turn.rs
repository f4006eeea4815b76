//! The turn: an explicit small machine in the state, so that a game can go on from any quiet point.

use smallvec::SmallVec;

use crate::card::{Card, Limit, Object, Triggered};
use crate::choose::without;
use crate::cost::Cost;
use crate::event::{Event, Overpaid, Trigger};
use crate::game::{Flow, Frame, Game, Handful};
use crate::ids::{CardId, Kind, KindSet, PileId, PileSet, Player, PlayerSet};
use crate::log::What;
use crate::question::{
    Asker, Choice, EVERYTHING, PAY_OFF_DEBT, SPEND_COFFERS, SPEND_VILLAGERS, Verb,
};
use crate::state::{Diverted, NextTurn, Phase, Play, PlayId, Pools, State, Turn, Until};
use crate::types::{Type, Types};
use crate::zone::Zone;

/// When the hand is discarded in Clean-up.
const HAND_GOES: [&str; 3] = [
    "discard your hand first",
    "discard your hand last",
    "discard your hand between cards in play",
];

/// How many Projects a player can buy.
const PROJECT_CUBES: usize = 2;

/// What is done in the Action phase.
enum Step {
    Play(Kind),
    Spend(&'static str),
    End,
}

impl Game<'_> {
    /// Plays on until the game is over, or stops for want of an answer.
    pub fn run(&mut self) -> Flow {
        while !self.state.is_over() {
            self.run_turn()?;
        }
        Ok(())
    }

    /// Plays until the next turn starts or the game is over. Goes on wherever the turn stands.
    pub fn run_turn(&mut self) -> Flow {
        let you = self.state.turn.player;
        let number = self.state.turn.number;
        if self.state.turn.phase == Phase::SetUp {
            self.open_window(&Event::of_turn(Trigger::GameStart, you))?;
            self.state.deal_hands(you);
            self.state.turn.phase = Phase::Start;
        }
        if self.state.turn.phase == Phase::Start {
            self.start_turn(you)?;
        }
        // A card may send the turn back to an earlier phase, so that they are looked at in turn until it has ended.
        while self.state.turn.number == number && !self.state.is_over() {
            while self.state.turn.phase == Phase::Action {
                self.action_phase(you)?;
            }
            while self.state.turn.phase == Phase::Buy {
                self.buy_phase(you)?;
            }
            while self.state.turn.phase == Phase::Night {
                self.night_phase(you)?;
            }
            if self.state.turn.phase == Phase::CleanUp {
                self.clean_up(you)?;
            }
        }
        Ok(())
    }

    fn start_turn(&mut self, you: Player) -> Flow {
        self.count_turn()?;
        self.state.begin_turn(you);
        self.note(you, What::Turn(self.state.pools(you).turns));
        self.turn_window(Trigger::TurnFirst, you)?;
        self.turn_window(Trigger::TurnStart, you)?;
        self.state.turn.phase = Phase::Action;
        Ok(())
    }

    /// Asks what to play. A quiet point.
    fn action_phase(&mut self, you: Player) -> Flow {
        match self.choose_step(you)? {
            Step::Play(kind) => {
                self.state.pools_mut(you).actions -= 1;
                return self.play_from_hand(you, kind);
            }
            Step::Spend(what) => return self.spend(you, what),
            Step::End => {}
        }
        self.state.turn.phase = Phase::Buy;
        self.state.turn.bought = false;
        self.state.turn.gained_before = self.state.gained.len() as u16;
        self.turn_window(Trigger::BuyPhaseStart, you)
    }

    /// Asks which Action to play. Tokens can be spent as long as that can make a difference.
    fn choose_step(&mut self, you: Player) -> Flow<Step> {
        let Pools { actions, villagers, coffers, .. } = *self.state.pools(you);
        if villagers == 0 && coffers == 0 {
            if actions == 0 || !self.state.may_have_in_hand(you, Type::Action) {
                return Ok(Step::End);
            }
            let kind = self.choose_play_from_hand(you, Type::Action)?;
            return Ok(kind.map_or(Step::End, Step::Play));
        }
        let may_count = villagers > 0 && self.state.counts_actions_in_hand(you);
        if !may_count && !self.state.has_playable(you, Type::Action) {
            return Ok(Step::End);
        }
        self.question.begin(you, Verb::Turn, Asker::Rules);
        self.question.quiet = true;
        self.question.min = 0;
        if actions > 0 {
            self.offer_hand(you, Type::Action);
        }
        let spendable = [(villagers, SPEND_VILLAGERS), (coffers, SPEND_COFFERS)];
        let offered = spendable.iter().filter(|(tokens, _)| *tokens > 0);
        self.question.options.listed.extend(offered.map(|&(_, what)| Choice::Text(what)));
        self.ask_quietly()?;
        self.question.spell_out(&mut self.picks);
        let picked = self.picks.first().map(|&pick| self.question.options.listed[pick as usize]);
        Ok(match picked {
            Some(Choice::Card { kind, .. }) => Step::Play(kind),
            Some(Choice::Text(what)) => Step::Spend(what),
            _ => Step::End,
        })
    }

    /// Spends Coffers for +$1 each, or Villagers for +1 Action each.
    fn spend(&mut self, you: Player, what: &str) -> Flow {
        if what == SPEND_COFFERS {
            return self.spend_coffers(you, 1);
        }
        self.spend_villagers(you, 1)
    }

    /// Asks how many Villagers to spend, at least so many.
    pub fn spend_villagers(&mut self, you: Player, least: u16) -> Flow {
        let spent = self.choose_amount(
            you,
            "how many Villagers to spend",
            least,
            self.state.pools(you).villagers,
        )?;
        if spent == 0 {
            return Ok(());
        }
        self.state.pools_mut(you).villagers -= spent;
        self.note(you, What::SpendVillagers(spent));
        self.actions(you, spent)
    }

    /// Asks how many Coffers to spend, at least so many.
    pub fn spend_coffers(&mut self, you: Player, least: u16) -> Flow {
        let spent = self.choose_amount(
            you,
            "how many Coffers to spend",
            least,
            self.state.pools(you).coffers,
        )?;
        if spent == 0 {
            return Ok(());
        }
        self.state.pools_mut(you).coffers -= spent;
        self.note(you, What::SpendCoffers(spent));
        self.coins(you, spent)
    }

    /// Asks how many Coffers to spend before coins are counted in the middle of another ability. Otherwise they could have
    /// been spent before the card was played.
    pub fn may_spend_coffers(&mut self, you: Player) -> Flow {
        if self.frames.len() > 1 && self.state.is_turn_of(you) {
            self.spend_coffers(you, 0)?;
        }
        Ok(())
    }

    /// Asks which Treasures to play, until something is bought, or what to buy. A quiet point.
    ///
    /// Several Treasures may be picked at once: they are played one after the other, as far as they are still in hand.
    fn buy_phase(&mut self, you: Player) -> Flow {
        if self.state.turn.bought
            && self.state.pools(you).buys == 0
            && !self.state.can_pay_debt(you)
            && (self.state.pools(you).debt == 0 || self.state.pools(you).coffers == 0)
        {
            return self.end_buy_phase(you);
        }
        self.question.begin(you, Verb::Turn, Asker::Rules);
        self.question.quiet = true;
        self.question.min = 0;
        if !self.state.turn.bought {
            if !self.no_treasures_left {
                self.offer_hand(you, Type::Treasure);
            }
            self.question.max = self.question.options.listed_cards().max(1);
            self.question.ordered = true;
        }
        self.no_treasures_left = false;
        self.question.options.piles = self.state.buyable(you);
        if !self.state.rules.landscapes.is_empty() {
            self.offer_landscapes(you);
        }
        if self.state.can_pay_debt(you) {
            self.question.options.listed.push(Choice::Text(PAY_OFF_DEBT));
        }
        if self.state.pools(you).coffers > 0 {
            self.question.options.listed.push(Choice::Text(SPEND_COFFERS));
        }
        self.ask_quietly()?;
        let Some(&pick) = self.picks.first() else { return self.end_buy_phase(you) };
        match self.question.options.picked(pick) {
            Some(Choice::Pile(pile)) => self.buy(you, pile),
            Some(Choice::Landscape(kind)) => self.buy_landscape(you, kind),
            Some(Choice::Text(PAY_OFF_DEBT)) => self.pay_off_debt(you),
            Some(Choice::Text(what)) => self.spend(you, what),
            _ => self.play_treasures(you),
        }
    }

    /// Plays the cards that were picked: one after the other, or all together if that cannot make a difference.
    fn play_treasures(&mut self, you: Player) -> Flow {
        let all = self.picks[0] == EVERYTHING || self.picks.len() == self.question.max as usize;
        if all && self.change_only_pools(&self.question.options.listed) {
            self.play_together(you, Type::Treasure);
            self.no_treasures_left = true;
            return Ok(());
        }
        self.question.spell_out(&mut self.picks);
        self.play_in_turn(you)
    }

    /// Plays the picked cards one after the other; any of them may ask questions and change what is possible.
    #[inline(never)]
    fn play_in_turn(&mut self, you: Player) -> Flow {
        let kind = |&pick: &u16| match self.question.options.listed[pick as usize] {
            Choice::Card { kind, .. } => kind,
            _ => unreachable!("only cards and piles are offered"),
        };
        let kinds: SmallVec<[Kind; 8]> = self.picks.iter().map(kind).collect();
        for kind in kinds {
            if self.state.turn.phase != Phase::Buy || self.state.turn.bought {
                break;
            }
            let card = self.state.cards.copy_in(Zone::Hand(you), kind);
            if let Some(card) = card.filter(|_| !self.state.may_not_play(kind)) {
                self.play_card(you, card)?;
            }
        }
        Ok(())
    }

    fn end_buy_phase(&mut self, you: Player) -> Flow {
        self.turn_window(Trigger::BuyPhaseEnd, you)?;
        let nights = self.state.rules.has_nights;
        self.state.turn.phase = if nights { Phase::Night } else { Phase::CleanUp };
        Ok(())
    }

    /// Whether playing the Treasures that are offered changes nothing but pools and their own places.
    #[inline]
    fn change_only_pools(&self, offered: &[Choice]) -> bool {
        let rules = &self.state.rules;
        let is_plain = |choice: &Choice| match choice {
            Choice::Card { kind, .. } => rules.kinds[kind.index()].plain,
            _ => false,
        };
        let all_are = self
            .state
            .kinds_of_type(Type::Treasure)
            .is_some_and(|treasures| treasures.intersection(rules.not_plain).is_empty());
        self.state.later.is_empty()
            && self.state.is_as_printed()
            && (all_are || offered.iter().all(is_plain))
    }

    /// Asks which Night card to play. A quiet point.
    fn night_phase(&mut self, you: Player) -> Flow {
        if self.state.may_have_in_hand(you, Type::Night)
            && let Some(kind) = self.choose_play_from_hand(you, Type::Night)?
        {
            return self.play_from_hand(you, kind);
        }
        self.state.turn.phase = Phase::CleanUp;
        Ok(())
    }

    /// Asks which card of a type to play from hand; none ends the phase.
    fn choose_play_from_hand(&mut self, you: Player, wanted: Type) -> Flow<Option<Kind>> {
        self.question.begin(you, Verb::Turn, Asker::Rules);
        self.question.quiet = true;
        self.question.min = 0;
        self.offer_hand(you, wanted);
        self.ask_quietly()?;
        // Whoever picks every card has been offered one.
        let picked = |&pick: &u16| if pick == EVERYTHING { 0 } else { pick as usize };
        Ok(self.picks.first().map(|pick| match self.question.options.listed[picked(pick)] {
            Choice::Card { kind, .. } => kind,
            _ => unreachable!("only cards are offered"),
        }))
    }

    /// Offers every card of a type in hand: copies are one option, in the order of their kinds.
    fn offer_hand(&mut self, you: Player, wanted: Type) {
        let Self { state, question, .. } = self;
        let Some(of_type) = state.kinds_of_type(wanted) else {
            for kind in state.cards.kinds_in(Zone::Hand(you)) {
                if state.types_for(kind, Some(you)).has(wanted) && !state.may_not_play(kind) {
                    question.options.offer_card(kind);
                }
            }
            return;
        };
        for kind in state.cards.may_hold(you).intersection(of_type).iter() {
            question.options.offer_copies(kind, state.cards.held(you, kind));
        }
    }

    fn play_from_hand(&mut self, you: Player, kind: Kind) -> Flow {
        let card = self.state.cards.put_copy_into_play(you, kind);
        self.resolve_play_from_hand(you, kind, card)
    }

    /// Pays off Debt, $1 for each: no Buy is needed, but Treasures can no longer be played.
    fn pay_off_debt(&mut self, you: Player) -> Flow {
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
    fn offer_landscapes(&mut self, you: Player) {
        let Self { state, question, .. } = self;
        let offered =
            state.rules.landscapes.iter().filter(|&&kind| state.can_buy_landscape(you, kind));
        question.options.listed.extend(offered.map(|&kind| Choice::Landscape(kind)));
    }

    /// Buys an Event, which resolves, or a Project, which works from now on. That is not buying a card.
    fn buy_landscape(&mut self, you: Player, kind: Kind) -> Flow {
        self.state.turn.bought = true;
        self.state.pools_mut(you).buys -= 1;
        self.pay(you, self.state.definition(kind).cost);
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
    fn buy(&mut self, you: Player, pile: PileId) -> Flow {
        let Some(card) = self.state.top_of(pile) else { return Ok(()) };
        self.state.turn.bought = true;
        self.state.pools_mut(you).buys -= 1;
        let kind = self.state.kind(card);
        let types = self.state.types(kind);
        let rules = &self.state.rules;
        let plain = rules.plain_prices
            && self.state.is_as_printed()
            && !rules.kinds[kind.index()].may_overpay
            && !self.state.listens(Trigger::Buy, types)
            && !self.hears_gain(types)
            && !self.state.would_empty(card);
        if !plain {
            return self.buy_card(you, card);
        }
        // Nothing can come between paying and gaining.
        self.pay(you, self.state.cost(kind));
        self.state.turn.cards_bought += 1;
        self.note_card(you, What::Buy, kind);
        self.put_gained(you, card, Zone::Discard(you));
        Ok(())
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
        self.state.turn.cards_bought += 1;
        // A card is its buyer's from now on (Your Estate token (pre-2019)/2).
        let types = self.state.types_for(kind, Some(you));
        if self.state.listens(Trigger::Buy, types) {
            let from = self.state.cards.zone(card);
            let subject = self.state.subject_as(card, kind, types);
            self.open_window(&Event::of_card(Trigger::Buy, you, subject, from))?;
        }
        // What is gained is the card on top after the when-buy abilities.
        let bought = match pile {
            Some(pile) => self.state.top_of(pile),
            None => Some(card).filter(|_| self.still_there(here)),
        };
        if let Some(card) = bought {
            self.buying = Some((card, overpaid));
            self.gain_card(you, card, Zone::Discard(you))?;
            self.buying = None;
        }
        Ok(())
    }

    /// Lets `you` do what may be done instead of paying for a card, and says whether they do.
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
        let coins =
            self.choose_amount(you, "how much to overpay", 0, self.state.pools(you).coins)?;
        self.state.pools_mut(you).coins -= coins;
        let potions = self.choose_amount(
            you,
            "how many Potions to overpay",
            0,
            self.state.pools(you).potions,
        )?;
        self.state.pools_mut(you).potions -= potions;
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

    /// Pays coins for what an ability offers, if there are so many, and says whether it did.
    pub fn pay_coins(&mut self, you: Player, coins: u8) -> bool {
        let can = self.state.pools(you).coins >= u16::from(coins);
        if can {
            self.pay(you, Cost::coins(coins));
        }
        can
    }

    /// Who gets the tokens that `you` would: the controller of the turn, where the card that gave it says so.
    pub(crate) fn taker(&self, you: Player, debt: bool) -> Player {
        let Turn { player, controller, diverted, .. } = self.state.turn;
        let applies = match diverted {
            Diverted::Nothing => false,
            Diverted::Debt => debt,
            Diverted::AllTokens => true,
        };
        controller.filter(|_| applies && player == you).unwrap_or(you)
    }

    fn clean_up(&mut self, you: Player) -> Flow {
        self.turn_window(Trigger::CleanUpStart, you)?;
        self.discard_everything(you)?;
        self.draw_here(you, self.state.turn.new_hand as usize)?;
        self.turn_window(Trigger::CleanUpDraw, you)?;
        self.turn_window(Trigger::TurnEnd, you)?;
        self.state.expire(|until, _| until == Until::EndOfTurn);
        if self.is_the_end(you)? {
            self.state.turn.phase = Phase::Over;
            self.note_end();
            return Ok(());
        }
        // Whoever controlled the turn does not control what comes after it.
        let turn = &mut self.state.turn;
        turn.ended = true;
        (turn.given_by, turn.controller, turn.diverted) = (None, None, Diverted::Nothing);
        if self.state.rules.keeps_gains {
            self.state.remember_gains(you);
        }
        self.turn_window(Trigger::AfterTurn, you)?;
        self.turn_window(Trigger::ExtraTurn, you)?;
        while self.skips_extra_turn() {
            self.turn_window(Trigger::ExtraTurn, you)?;
        }
        self.state.next_turn();
        Ok(())
    }

    /// Whether the extra turn that comes next is skipped.
    fn skips_extra_turn(&mut self) -> bool {
        let skips = |next: &NextTurn| self.state.pools(next.player).skips > 0;
        let Some(NextTurn { player, .. }) = self.state.next_turn.filter(skips) else {
            return false;
        };
        self.state.next_turn = None;
        self.state.pools_mut(player).skips -= 1;
        true
    }

    /// Makes `you` skip the next turn that they would take.
    pub fn skip_turn(&mut self, you: Player) {
        self.state.pools_mut(you).skips += 1;
        self.note(you, What::SkipTurn);
    }

    /// Whether the game is over, and nobody has a turn after its end.
    fn is_the_end(&mut self, you: Player) -> Flow<bool> {
        if let Some(left) = self.state.last_round {
            return Ok(left.is_empty());
        }
        if !self.state.has_ended() {
            return Ok(false);
        }
        self.turn_window(Trigger::GameEnd, you)?;
        Ok(self.state.last_round.is_none())
    }

    /// Lets `you` have a turn in one last round after the end of the game.
    pub fn turn_after_the_end(&mut self, you: Player) {
        let round = self.state.last_round.unwrap_or(PlayerSet::NONE);
        self.state.last_round = Some(round.with(you));
    }

    /// Draws `cards` cards instead of five in this turn's Clean-up.
    pub fn next_hand(&mut self, cards: u8) {
        self.state.turn.new_hand = cards;
    }

    /// Discards nothing from play in this turn's Clean-up.
    pub fn keep_cards_in_play(&mut self) {
        self.state.turn.keeps_play = true;
    }

    /// Goes back to the Action phase, if it is the Buy phase of `you`, which ends.
    pub fn return_to_action_phase(&mut self, you: Player) -> Flow {
        let buying = |g: &Self| g.state.turn.player == you && g.state.turn.phase == Phase::Buy;
        if buying(self) {
            self.turn_window(Trigger::BuyPhaseEnd, you)?;
        }
        if buying(self) {
            self.state.turn.phase = Phase::Action;
        }
        Ok(())
    }

    /// Discards the hand, then what is in play, so that the hand is not shown, unless the hand may be wanted meanwhile.
    /// What still has something to do stays.
    fn discard_everything(&mut self, you: Player) -> Flow {
        // What is something else in play must be itself again.
        if !self.state.listens(Trigger::Discard, Types::ANY)
            && !self.state.may_stay_in_play()
            && self.state.guises.is_empty()
        {
            self.state.cards.discard_hand_and_play(you);
            for player in self.state.others(you) {
                if !self.state.cards.is_empty(Zone::InPlay(player)) {
                    self.state.cards.discard_play(player);
                }
            }
            return Ok(());
        }
        let before_hand = self.choose_when_hand_goes(you)?;
        if before_hand == 0 {
            self.discard_hand(you)?;
        }
        if self.state.turn.keeps_play {
            return Ok(());
        }
        for player in self.state.turn_order_from(you) {
            let mut before_hand = if player == you { before_hand } else { 0 };
            let mut gone = Handful::new();
            // What comes into play meanwhile is discarded as well.
            loop {
                let cards = without(&self.state.leaving_play(player), &gone);
                if cards.is_empty() {
                    break;
                }
                self.discard_from_play(player, &cards, before_hand)?;
                before_hand = 0;
                gone.extend(cards);
            }
        }
        Ok(())
    }

    /// After how many of the cards in play the hand is discarded: asked where it may be wanted meanwhile.
    fn choose_when_hand_goes(&mut self, you: Player) -> Flow<usize> {
        let cards = self.state.leaving_play(you);
        let asked = !self.state.cards.is_empty(Zone::Hand(you))
            && !self.state.turn.keeps_play
            && cards.iter().any(|&card| self.state.may_want_hand(you, card));
        if !asked {
            return Ok(0);
        }
        let between = if cards.len() > 1 { &HAND_GOES[..] } else { &HAND_GOES[..2] };
        Ok(match self.choose_option(you, between)? {
            0 => 0,
            1 => cards.len(),
            _ => self.choose_amount(
                you,
                "how many cards before your hand",
                1,
                cards.len() as u16 - 1,
            )? as usize,
        })
    }

    /// Discards cards from play one by one, and the hand after so many of them if it is still there. Their order is asked
    /// for where something may answer.
    fn discard_from_play(&mut self, you: Player, cards: &[CardId], before_hand: usize) -> Flow {
        let ordered = if self.state.may_answer_discards(you) {
            self.choose_order(you, Verb::Discard, cards)?
        } else {
            Handful::from_slice(cards)
        };
        for (gone, card) in ordered.into_iter().enumerate() {
            if self.state.cards.zone(card) == Zone::InPlay(you) {
                self.discard(you, &[card])?;
            }
            if gone + 1 == before_hand {
                self.discard_hand(you)?;
            }
        }
        Ok(())
    }

    fn note_end(&mut self) {
        if self.log.is_none() {
            return;
        }
        for player in self.state.players() {
            self.note(player, What::Score(self.state.score(player)));
        }
        for winner in self.state.winners() {
            self.note(winner, What::Win);
        }
    }
}

impl State {
    fn begin_turn(&mut self, you: Player) {
        for pools in &mut self.pools {
            (pools.actions, pools.buys, pools.coins, pools.potions) = (0, 0, 0, 0);
        }
        let extra = self.turn.extra;
        let pools = self.pools_mut(you);
        (pools.actions, pools.buys) = (1, 1);
        pools.turns += u16::from(!extra);
        // "Until your next turn" ends before anything at the start of that turn.
        self.expire(|until, owner| until == Until::NextTurn && owner == you);
    }

    fn expire(&mut self, over: impl Fn(Until, Player) -> bool) {
        if !self.later.is_empty() {
            self.later.retain(|row| !over(row.until, row.owner));
        }
        if !self.changes.is_empty() {
            self.changes.retain(|change| !over(change.until, change.owner));
        }
    }

    /// The kinds of a type, in a game with few kinds whose types are as printed.
    #[inline]
    pub(crate) fn kinds_of_type(&self, wanted: Type) -> Option<KindSet> {
        let few = self.rules.kinds.len() <= KindSet::CAPACITY && self.is_as_printed();
        few.then(|| self.rules.of_type[wanted as usize])
    }

    /// Whether there may be a card of a type in hand: if not, nobody need look.
    #[inline]
    fn may_have_in_hand(&self, you: Player, wanted: Type) -> bool {
        let of_type = self.rules.of_type[wanted as usize];
        let may_have = !self.cards.may_hold(you).intersection(of_type).is_empty();
        may_have || !self.is_as_printed()
    }

    /// Whether there is a card in hand for which unused Actions count.
    fn counts_actions_in_hand(&self, you: Player) -> bool {
        self.cards.kinds_in(Zone::Hand(you)).any(|kind| self.definition(kind).counts_actions)
    }

    fn has_playable(&self, you: Player, wanted: Type) -> bool {
        let playable =
            |kind| self.types_for(kind, Some(you)).has(wanted) && !self.may_not_play(kind);
        self.cards.kinds_in(Zone::Hand(you)).any(playable)
    }

    /// The piles that `you` may buy from now.
    #[inline]
    fn buyable(&self, you: Player) -> PileSet {
        let pools = self.pools(you);
        if pools.buys > 0 && pools.debt == 0 { self.affordable(you) } else { PileSet::NONE }
    }

    #[inline]
    fn can_pay_debt(&self, you: Player) -> bool {
        let pools = self.pools(you);
        pools.debt > 0 && pools.coins > 0
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
            if object.is_held() { self.holds(player, *kind) } else { object != Object::Event }
        };
        let landscapes = self.rules.landscapes.iter().copied().filter(works);
        landscapes.chain(self.rules.for_everybody.iter().copied())
    }

    /// Whether something may answer that `you` discard cards from play: a card there, a landscape, or what was set up.
    fn may_answer_discards(&self, you: Player) -> bool {
        let answers = |kind: Kind| {
            self.definition(kind).abilities().any(|ability| ability.on == Trigger::Discard)
        };
        self.listens(Trigger::Discard, Types::ANY)
            && (self.later.iter().any(|row| row.ability.on == Trigger::Discard)
                || self.landscapes_of(you).any(answers)
                || self.cards.kinds_in(Zone::InPlay(you)).any(answers))
    }

    /// Whether anything could make a card stay in play.
    #[inline]
    fn may_stay_in_play(&self) -> bool {
        !self.later.is_empty() || !self.changes.is_empty() || self.turn.keeps_play
    }

    /// Whether a card in play would be discarded in this turn's Clean-up.
    pub fn would_be_discarded(&self, card: CardId) -> bool {
        !self.turn.keeps_play && !self.stays_in_play(card)
    }

    /// Whether a card stays in play in Clean-up: a Duration that has something left to do, or what itself has played
    /// such a Duration again (chapter IV, Duration cards).
    pub(crate) fn stays_in_play(&self, card: CardId) -> bool {
        let here = Some(self.cards.track(card));
        self.has_more_to_do(card)
            || self.plays.iter().any(|play| play.by_card == here && self.keeps_in_play(play))
    }

    /// Whether a play keeps the card in play that played it: it plays a Duration again that stays, or has left a card
    /// where it was that would have stayed (Common effects: Play a card while leaving it).
    fn keeps_in_play(&self, play: &Play) -> bool {
        if play.again {
            return self.cards.still_there(play.card) && self.has_more_to_do(play.card.card);
        }
        let stays = || self.types(play.kind).has(Type::Duration) && self.is_outstanding(play);
        let kept = || {
            let mut by_it = self.plays.iter().filter(|other| other.by == Some(play.id));
            by_it.any(|other| self.keeps_in_play(other))
        };
        play.leaving && (stays() || kept())
    }

    /// The cards of a player that are discarded from play in Clean-up.
    fn leaving_play(&self, player: Player) -> Handful {
        let in_play = self.cards.in_zone(Zone::InPlay(player));
        in_play.filter(|&card| !self.stays_in_play(card)).collect()
    }

    /// Whether what a card does when `you` discard it from play may be answered with the hand.
    fn may_want_hand(&self, you: Player, card: CardId) -> bool {
        let (kind, this) = (self.kind(card), Some(self.cards.track(card)));
        let event = Event::of_card(Trigger::Discard, you, self.subject(card), Zone::InPlay(you));
        let triggered = Triggered { you, event: &event, this, kind, later: None, about: 0 };
        let given = self.given_abilities(kind, Some(you)).map(|(_, given)| given.abilities());
        let mut abilities = self.card(card).abilities().chain(given.into_iter().flatten());
        abilities
            .any(|it| it.needs_hand && it.on == Trigger::Discard && (it.applies)(self, &triggered))
    }

    /// The plays of a card since it came into play.
    fn plays_of(&self, card: CardId) -> impl Iterator<Item = &Play> {
        self.plays
            .iter()
            .filter(move |play| play.card.card == card && self.cards.still_there(play.card))
    }

    /// Whether a card is a Duration of which some play has set up something that is still to come.
    fn has_more_to_do(&self, card: CardId) -> bool {
        self.is(card, Type::Duration) && self.plays_of(card).any(|play| self.is_outstanding(play))
    }

    /// Whether a play has set up something that is still to come after this turn.
    fn is_outstanding(&self, play: &Play) -> bool {
        let of_it = |by: Option<PlayId>, until| by == Some(play.id) && until != Until::EndOfTurn;
        self.later.iter().any(|row| of_it(row.play, row.until))
            || self.changes.iter().any(|change| of_it(change.play, change.until))
    }

    /// How many empty Supply piles end the game.
    pub fn piles_to_end(&self) -> usize {
        if self.rules.players() >= 5 { 4 } else { 3 }
    }

    /// Whether the game is over at the end of this turn.
    fn has_ended(&self) -> bool {
        self.empty_piles().contains_any(self.rules.game_enders)
            || self.empty_supply_piles() >= self.piles_to_end()
    }

    /// What was set up between turns for "this turn" was so for none, except for the end of the turn: that is the end of
    /// the next (Donate (pre-2021)/8).
    fn forget_between_turns(&mut self) {
        if !self.later.is_empty() {
            self.later
                .retain(|row| row.until != Until::EndOfTurn || row.ability.on == Trigger::TurnEnd);
        }
        if !self.changes.is_empty() {
            self.changes.retain(|change| change.until != Until::EndOfTurn);
        }
    }

    /// Hands the turn to whoever is next: first an extra turn that waits, else the player to the left.
    fn next_turn(&mut self) {
        self.forget_between_turns();
        self.plain_plays.clear();
        if self.may_stay_in_play() {
            let (later, changes, cards) = (&self.later, &self.changes, &self.cards);
            self.plays.retain(|play| {
                let in_play = matches!(cards.zone(play.card.card), Zone::InPlay(_));
                (in_play && cards.still_there(play.card))
                    || play.by_card.is_some_and(|by| cards.still_there(by))
                    || later.iter().any(|row| row.play == Some(play.id))
                    || changes.iter().any(|change| change.play == Some(play.id))
            });
        } else {
            self.plays.clear();
        }
        let (previous, number) = (self.turn.player, self.turn.number + 1);
        self.turn = match self.next_turn.take() {
            Some(NextTurn { player, given_by, controller, diverted }) => Turn {
                extra: true,
                given_by: Some(given_by),
                controller,
                diverted,
                ..Turn::of(player, number, Phase::Start)
            },
            None => self.next_regular_turn(number),
        };
        self.turn.previous = Some(previous);
        self.face_down.clear();
        // What was gained between turns was gained in none (Donate (pre-2021)/6).
        self.gained.clear();
        if !self.set_aside.is_empty() {
            let (plays, cards) = (&self.plays, &self.cards);
            self.set_aside.retain(|aside| {
                cards.still_there(aside.card) && plays.iter().any(|play| play.id == aside.play)
            });
        }
    }

    /// Remembers of the gains of a turn that has ended those of its player.
    fn remember_gains(&mut self, player: Player) {
        self.turn.gained_before = 0;
        self.gained_last.retain(|&(who, _)| who != player);
        let own = self.gained.drain(..).filter(|gained| gained.player == player);
        self.gained_last.extend(own.map(|gained| (player, gained.kind)));
    }

    /// Who is next in order; after the end of the game, the next that still has a turn.
    fn next_regular_player(&mut self) -> Player {
        let next = self.left_of(self.regular);
        let player = match self.last_round {
            None => next,
            Some(left) => {
                let mut order = self.turn_order_from(next);
                let player = order.find(|&player| left.contains(player)).unwrap_or(next);
                self.last_round = Some(left.without(player));
                player
            }
        };
        self.regular = player;
        player
    }

    /// The turn of the next player in order; after the end of the game, of the next that has one. Such a turn does not
    /// count for the tie-break.
    fn next_regular_turn(&mut self, number: u32) -> Turn {
        let mut player = self.next_regular_player();
        // A turn that is skipped counts for the tie-break.
        while self.pools(player).skips > 0 {
            let counts = u16::from(self.last_round.is_none());
            let pools = self.pools_mut(player);
            pools.skips -= 1;
            pools.turns += counts;
            player = self.next_regular_player();
        }
        Turn { extra: self.last_round.is_some(), ..Turn::of(player, number, Phase::Start) }
    }
}
