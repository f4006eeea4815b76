//! The turn: an explicit small machine in the state, so that a game can go on from any quiet point.

use smallvec::SmallVec;

use crate::card::{Limit, Object};
use crate::cost::Cost;
use crate::event::{Event, Overpaid, Trigger};
use crate::game::{Flow, Frame, Game, Handful};
use crate::ids::{CardId, Kind, PileId, PileSet, Player, PlayerSet};
use crate::log::What;
use crate::question::{Asker, Choice, EVERYTHING, Verb};
use crate::state::{Diverted, NextTurn, Phase, Play, PlayId, Pools, State, Turn, Until};
use crate::types::{Type, Types};
use crate::zone::Zone;

/// A game with no more kinds than this has them as the bits of a word.
pub(crate) const FEW_KINDS: usize = 64;

const PAY_OFF_DEBT: &str = "pay off Debt";

const SPEND_COFFERS: &str = "spend Coffers";
const SPEND_VILLAGERS: &str = "spend Villagers";

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
        self.turn_window(Trigger::BuyPhaseStart, you)
    }

    /// Asks which Action to play. Tokens can be spent as long as that can make a difference.
    fn choose_step(&mut self, you: Player) -> Flow<Step> {
        let Pools { actions, villagers, coffers, .. } = *self.state.pools(you);
        if villagers == 0 && coffers == 0 {
            if actions == 0 {
                return Ok(Step::End);
            }
            let kind = self.choose_play_from_hand(you, Type::Action)?;
            return Ok(kind.map_or(Step::End, Step::Play));
        }
        if !self.state.has_in_hand(you, Type::Action) {
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
        self.ask()?;
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
        let spent = self.choose_amount(you, 1, self.state.pools(you).villagers)?;
        self.state.pools_mut(you).villagers -= spent;
        self.note(you, What::SpendVillagers(spent));
        self.actions(you, spent)
    }

    /// Asks how many Coffers to spend, at least so many.
    pub fn spend_coffers(&mut self, you: Player, least: u16) -> Flow {
        let spent = self.choose_amount(you, least, self.state.pools(you).coffers)?;
        self.state.pools_mut(you).coffers -= spent;
        self.note(you, What::SpendCoffers(spent));
        self.coins(you, spent)
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
        self.ask()?;
        let Some(&index) = self.picks.first() else { return self.end_buy_phase(you) };
        if index == EVERYTHING {
            return self.play_treasures(you);
        }
        match self.question.options.get(index as usize) {
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
        if all && self.question.options.listed.iter().all(|choice| self.changes_only_pools(choice))
        {
            self.play_together(you, Type::Treasure);
            self.no_treasures_left = true;
            return Ok(());
        }
        self.question.spell_out(&mut self.picks);
        self.play_in_turn(you)
    }

    /// Plays the picked cards one after the other; any of them may ask questions and change what is possible.
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
            if let Some(card) = self.state.cards.copy_in(Zone::Hand(you), kind) {
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

    /// Whether playing the card of an option changes nothing but pools and the place of the card itself.
    #[inline]
    fn changes_only_pools(&self, choice: &Choice) -> bool {
        let Choice::Card { kind, .. } = choice else { return false };
        self.state.later.is_empty()
            && self.state.rules.kinds[kind.index()].plain
            && self.state.is_as_printed()
    }

    /// Asks which Night card to play. A quiet point.
    fn night_phase(&mut self, you: Player) -> Flow {
        if let Some(kind) = self.choose_play_from_hand(you, Type::Night)? {
            return self.play_from_hand(you, kind);
        }
        self.state.turn.phase = Phase::CleanUp;
        Ok(())
    }

    /// Asks which card of a type to play from hand; none ends the phase.
    fn choose_play_from_hand(&mut self, you: Player, wanted: Type) -> Flow<Option<Kind>> {
        if !self.state.has_in_hand(you, wanted) {
            return Ok(None);
        }
        self.question.begin(you, Verb::Turn, Asker::Rules);
        self.question.quiet = true;
        self.question.min = 0;
        self.offer_hand(you, wanted);
        self.ask()?;
        self.question.spell_out(&mut self.picks);
        Ok(self.picks.first().map(|&i| match self.question.options.listed[i as usize] {
            Choice::Card { kind, .. } => kind,
            _ => unreachable!("only cards are offered"),
        }))
    }

    /// Offers every card of a type in hand: copies are one option, in the order of their kinds.
    fn offer_hand(&mut self, you: Player, wanted: Type) {
        let Self { state, question, .. } = self;
        let Some(wanted_bits) = state.kind_bits(wanted) else {
            for kind in state.cards.kinds_in(Zone::Hand(you)) {
                if state.types(kind).has(wanted) && !state.may_not_play(kind) {
                    question.options.offer_card(kind);
                }
            }
            return;
        };
        // Counting without a question about each card spares the processor wrong guesses.
        let mut counts = [0_u16; FEW_KINDS];
        let mut present = 0_u64;
        for kind in state.cards.kinds_in(Zone::Hand(you)) {
            counts[kind.index() % FEW_KINDS] += 1;
            present |= 1 << (kind.index() % FEW_KINDS);
        }
        let mut left = present & wanted_bits;
        while left != 0 {
            let kind = Kind(left.trailing_zeros() as u16);
            let count = counts[kind.index()];
            question.options.listed.push(Choice::Card { kind, count });
            left &= left - 1;
        }
    }

    fn play_from_hand(&mut self, you: Player, kind: Kind) -> Flow {
        let card = self.state.cards.copy_in(Zone::Hand(you), kind);
        self.play_card(you, card.expect("only cards in hand are offered")).map(|_| ())
    }

    /// Pays off Debt, $1 for each: no Buy is needed, but Treasures can no longer be played.
    fn pay_off_debt(&mut self, you: Player) -> Flow {
        self.state.turn.bought = true;
        let pools = self.state.pools(you);
        let paid = self.choose_amount(you, 1, pools.coins.min(pools.debt))?;
        let pools = self.state.pools_mut(you);
        pools.coins -= paid;
        pools.debt -= paid;
        self.note(you, What::PayDebt(paid));
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
        let frame = Frame { asker: Asker::Card(kind), play: None, this: None, follows: false };
        match self.state.definition(kind).play {
            Some(ability) => self.within(frame, |g| ability(g, you)),
            None => Ok(()),
        }
    }

    /// Buys the top card of a pile.
    fn buy(&mut self, you: Player, pile: PileId) -> Flow {
        let Some(card) = self.state.top_of(pile) else { return Ok(()) };
        self.state.turn.bought = true;
        self.state.pools_mut(you).buys -= 1;
        self.buy_card(you, card)
    }

    /// Buys a card: pay, then gain it.
    pub fn buy_card(&mut self, you: Player, card: CardId) -> Flow {
        let kind = self.state.kind(card);
        let here = self.state.cards.track(card);
        let pile =
            self.state.cards.pile(card).filter(|&pile| self.state.rules.supply.contains(pile));
        self.pay(you, self.state.cost(kind));
        let overpaid = if self.state.definition(kind).may_overpay {
            self.overpay(you)?
        } else {
            Overpaid::default()
        };
        self.note_card(you, What::Buy, kind);
        if self.state.listens(Trigger::Buy, self.state.types(kind)) {
            let (subject, from) = (self.state.subject(card), self.state.cards.zone(card));
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

    /// Asks how much more to pay for a card that lets one: coins first, then Potions.
    pub fn overpay(&mut self, you: Player) -> Flow<Overpaid> {
        let coins = self.choose_amount(you, 0, self.state.pools(you).coins)?;
        self.state.pools_mut(you).coins -= coins;
        let potions = self.choose_amount(you, 0, self.state.pools(you).potions)?;
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
        self.draw(you, self.state.turn.new_hand as usize)?;
        self.turn_window(Trigger::CleanUpDraw, you)?;
        self.turn_window(Trigger::TurnEnd, you)?;
        self.state.expire(|until, _| until == Until::EndOfTurn);
        if self.is_the_end(you)? {
            self.state.turn.phase = Phase::Over;
            self.note_end();
            return Ok(());
        }
        self.turn_window(Trigger::AfterTurn, you)?;
        self.state.next_turn();
        Ok(())
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

    /// Goes back to the Action phase, if it is the Buy phase of `you`.
    pub fn return_to_action_phase(&mut self, you: Player) {
        if self.state.turn.player == you && self.state.turn.phase == Phase::Buy {
            self.state.turn.phase = Phase::Action;
        }
    }

    /// Discards the hand, then what is in play, so that the hand is not shown. What still has something to do stays.
    fn discard_everything(&mut self, you: Player) -> Flow {
        if !self.state.listens(Trigger::Discard, Types::ANY) && !self.state.may_stay_in_play() {
            // Both at once: together they are mostly five cards, which the processor learns to expect.
            self.state.cards.join_under(Zone::InPlay(you), Zone::Hand(you));
            self.state.cards.pour_onto(Zone::InPlay(you), Zone::Discard(you));
            for player in self.state.others(you) {
                self.state.cards.pour_onto(Zone::InPlay(player), Zone::Discard(player));
            }
            return Ok(());
        }
        let hand: Vec<CardId> = self.state.cards.in_zone(Zone::Hand(you)).collect();
        self.discard(you, &hand)?;
        for player in self.state.turn_order_from(you) {
            let in_play = self.state.cards.in_zone(Zone::InPlay(player));
            let cards: Handful = in_play.filter(|&card| !self.state.stays_in_play(card)).collect();
            self.discard_from_play(player, &cards)?;
        }
        Ok(())
    }

    /// Discards cards from play one by one. Their order is asked for where something answers.
    fn discard_from_play(&mut self, you: Player, cards: &[CardId]) -> Flow {
        let ordered = if self.state.listens(Trigger::Discard, Types::ANY) {
            self.choose_order(you, Verb::Discard, cards)?
        } else {
            Handful::from_slice(cards)
        };
        for card in ordered {
            if self.state.cards.zone(card) == Zone::InPlay(you) {
                self.discard(you, &[card])?;
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
        for pools in &mut self.pools[..self.rules.players()] {
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

    /// The kinds of a type as bits, in a game with few kinds whose types are as printed.
    #[inline]
    pub(crate) fn kind_bits(&self, wanted: Type) -> Option<u64> {
        let few = self.rules.kinds.len() <= FEW_KINDS && self.is_as_printed();
        few.then(|| self.rules.kind_bits[wanted as usize])
    }

    #[inline]
    fn has_in_hand(&self, you: Player, wanted: Type) -> bool {
        let mut hand = self.cards.kinds_in(Zone::Hand(you));
        match self.kind_bits(wanted) {
            Some(bits) => {
                let present = hand.fold(0_u64, |bits, kind| bits | 1 << (kind.index() % FEW_KINDS));
                present & bits != 0
            }
            None => hand.any(|kind| self.types(kind).has(wanted) && !self.may_not_play(kind)),
        }
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

    /// The landscapes whose abilities work for `player`.
    pub(crate) fn landscapes_of(&self, player: Player) -> impl Iterator<Item = Kind> {
        let works = move |kind: &Kind| {
            let object = self.definition(*kind).object;
            if object.is_held() { self.holds(player, *kind) } else { object != Object::Event }
        };
        self.rules.landscapes.iter().copied().filter(works)
    }

    /// Whether anything could make a card stay in play.
    #[inline]
    fn may_stay_in_play(&self) -> bool {
        !self.later.is_empty() || !self.changes.is_empty()
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
            return self.has_more_to_do(play.card.card);
        }
        let stays = || self.types(play.kind).has(Type::Duration) && self.is_outstanding(play);
        let kept = || {
            let mut by_it = self.plays.iter().filter(|other| other.by == Some(play.id));
            by_it.any(|other| self.keeps_in_play(other))
        };
        play.leaving && (stays() || kept())
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

    /// Hands the turn to whoever is next: first an extra turn that waits, else the player to the left.
    fn next_turn(&mut self) {
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
        let (previous, number) = (Some(self.turn.player), self.turn.number + 1);
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
        self.turn.previous = previous;
        self.gained.clear();
        let (plays, cards) = (&self.plays, &self.cards);
        self.set_aside.retain(|aside| {
            cards.still_there(aside.card) && plays.iter().any(|play| play.id == aside.play)
        });
    }

    /// The turn of the next player in order; after the end of the game, of the next that has one. Such a turn does not
    /// count for the tie-break.
    fn next_regular_turn(&mut self, number: u32) -> Turn {
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
        Turn { extra: self.last_round.is_some(), ..Turn::of(player, number, Phase::Start) }
    }
}
