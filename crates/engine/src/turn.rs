//! The turn: an explicit small machine in the state, so that a game can go on from any quiet point.

mod after;
mod buying;
mod clean_up;

use smallvec::SmallVec;

use crate::card::Aspect;
use crate::decide::{AtOnce, Offer};
use crate::event::{Event, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{Kind, KindSet, PileSet, Player};
use crate::log::What;
use crate::question::{Asker, Choice, Purpose, Verb};
use crate::state::{Phase, Pools, State, Until};
use crate::types::Type;
use crate::zone::Zone;

/// What is done in the Action phase.
enum Step {
    Play(Kind),
    Spend(Purpose),
    End,
}

impl Game<'_> {
    /// Plays until the game is over, or stops because a question has no answer.
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
        // A card may send the turn back to an earlier phase, so the loop repeats until the turn has ended.
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
        self.note_turn(you);
        self.turn_window(Trigger::TurnFirst, you)?;
        self.turn_window(Trigger::TurnStart, you)?;
        self.state.turn.phase = Phase::Action;
        Ok(())
    }

    /// Notes that a turn begins, and which card gives it if it is an extra one.
    fn note_turn(&mut self, you: Player) {
        let (turn, number) = (self.state.turn, self.state.pools(you).turns);
        let what = What::Turn { number, extra: turn.extra, controller: turn.controller };
        match turn.given_by {
            Some(card) => self.note_card(you, what, card),
            None => self.note(you, what),
        }
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
        self.state.history.begin_buy_phase();
        self.turn_window(Trigger::BuyPhaseStart, you)
    }

    /// Asks which Action to play. Tokens can be spent as long as that can make a difference.
    fn choose_step(&mut self, you: Player) -> Flow<Step> {
        let Pools { actions, villagers, coffers, .. } = *self.state.pools(you);
        if villagers == 0 && coffers == 0 {
            if actions == 0 {
                return Ok(Step::End);
            }
            if self.asks_at_once() {
                let offer = self.state.offer_of(you, Type::Action);
                match self.decide_at_once(you, offer) {
                    Some(AtOnce::Play(kind)) => return Ok(Step::Play(kind)),
                    Some(_) => return Ok(Step::End),
                    None => {}
                }
            } else if !self.state.may_have_in_hand(you, Type::Action) {
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
        let spendable = [(villagers, Purpose::SpendVillagers), (coffers, Purpose::SpendCoffers)];
        let offered = spendable.iter().filter(|(tokens, _)| *tokens > 0);
        self.question.options.listed.extend(offered.map(|&(_, purpose)| Choice::Rule(purpose)));
        self.ask_quietly()?;
        Ok(match self.reply.first_choice(&self.question.options) {
            Some(Choice::Card { kind, .. }) => Step::Play(kind),
            Some(Choice::Rule(purpose)) => Step::Spend(purpose),
            _ => Step::End,
        })
    }

    /// Does what the rules offer in a phase.
    fn spend(&mut self, you: Player, purpose: Purpose) -> Flow {
        match purpose {
            Purpose::PayDebt => self.pay_off_debt(you),
            Purpose::SpendCoffers => self.spend_coffers(you, 1),
            Purpose::SpendVillagers => self.spend_villagers(you, 1),
        }
    }

    /// Asks how many Villagers to spend, `least` or more.
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

    /// Asks how many Coffers to spend, `least` or more. Players can spend them only in their own turns.
    pub fn spend_coffers(&mut self, you: Player, least: u16) -> Flow {
        if !self.state.is_turn_of(you) {
            return Ok(());
        }
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
        self.get_coins_from_nothing(you, spent);
        Ok(())
    }

    /// Asks how many Coffers to pay for what an ability offers instead of +$. Returns how many were paid.
    pub fn pay_with_coffers(&mut self, you: Player) -> Flow<u16> {
        let most = self.state.pools(you).coffers;
        let paid = self.choose_amount(you, "how many Coffers to spend", 0, most)?;
        if paid > 0 {
            self.state.pools_mut(you).coffers -= paid;
            self.note(you, What::SpendCoffers(paid));
        }
        Ok(paid)
    }

    /// Asks how many Coffers to spend before coins are counted in the middle of another ability. Otherwise they could have
    /// been spent before the card was played.
    pub fn may_spend_coffers(&mut self, you: Player) -> Flow {
        if self.frames.len() > 1 {
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
        if self.asks_at_once()
            && let Some(offer) = self.state.buy_phase_offer(you)
            && let Some(step) = self.decide_at_once(you, offer)
        {
            self.no_treasures_left = false;
            return match step {
                AtOnce::Buy(pile) => self.buy(you, pile),
                AtOnce::Pass => self.end_buy_phase(you),
                AtOnce::Play(_) | AtOnce::PlayAll => {
                    self.play_together(you, Type::Treasure);
                    Ok(())
                }
            };
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
            self.question.options.listed.push(Choice::Rule(Purpose::PayDebt));
        }
        if self.state.pools(you).coffers > 0 {
            self.question.options.listed.push(Choice::Rule(Purpose::SpendCoffers));
        }
        self.ask_quietly()?;
        match self.reply.first_choice(&self.question.options) {
            None => self.end_buy_phase(you),
            Some(Choice::Pile(pile)) => self.buy(you, pile),
            Some(Choice::Landscape(kind)) => self.buy_landscape(you, kind),
            Some(Choice::Rule(purpose)) => self.spend(you, purpose),
            _ => self.play_treasures(you),
        }
    }

    /// Plays the cards that were picked: one after the other, or all together if that cannot make a difference.
    fn play_treasures(&mut self, you: Player) -> Flow {
        if self.reply.is_everything(&self.question)
            && self.change_only_pools(&self.question.options.listed)
        {
            self.play_together(you, Type::Treasure);
            self.no_treasures_left = true;
            return Ok(());
        }
        self.question.spell_out(&mut self.reply);
        self.play_in_turn(you)
    }

    /// Plays the picked cards one after the other; any of them may ask questions and change what is possible.
    #[inline(never)]
    fn play_in_turn(&mut self, you: Player) -> Flow {
        let kind = |&pick: &u16| match self.question.options.listed[pick as usize] {
            Choice::Card { kind, .. } => kind,
            _ => unreachable!("only cards and piles are offered"),
        };
        let kinds: SmallVec<[Kind; 8]> = self.reply.indices().iter().map(kind).collect();
        for kind in kinds {
            if self.state.turn.phase != Phase::Buy || self.state.turn.bought {
                break;
            }
            let card = self.state.cards.copy_in(Zone::Hand(you), kind);
            if let Some(card) = card.filter(|_| !self.state.may_not_play(you, kind)) {
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
        Ok(self.reply.first_choice(&self.question.options).map(|picked| match picked {
            Choice::Card { kind, .. } => kind,
            _ => unreachable!("only cards are offered"),
        }))
    }

    /// Offers every card of a type in hand: copies are one option, in the order of their kinds.
    fn offer_hand(&mut self, you: Player, wanted: Type) {
        let Self { state, question, .. } = self;
        let of_type = state.kinds_of_type(wanted).filter(|_| !state.may_change(Aspect::Playing));
        if let Some(of_type) = of_type {
            let offered = state.cards.may_hold(you).intersection(of_type);
            offered.for_each(|kind| {
                question.options.offer_copies(kind, state.cards.held(you, kind));
            });
        } else {
            self.offer_hand_one_by_one(you, wanted);
        }
        // Without cards the zone is left out, so that the question is the same whether or not the hand was searched.
        let any = self.question.options.listed_cards() > 0;
        self.question.zone = any.then_some(Zone::Hand(you));
    }

    /// Offers every card of a type in hand, where types may not be as printed.
    #[cold]
    #[inline(never)]
    fn offer_hand_one_by_one(&mut self, you: Player, wanted: Type) {
        let Self { state, question, .. } = self;
        for kind in state.cards.kinds_in(Zone::Hand(you)) {
            if state.types_for(kind, Some(you)).has(wanted) && !state.may_not_play(you, kind) {
                question.options.offer_card(kind);
            }
        }
    }

    fn play_from_hand(&mut self, you: Player, kind: Kind) -> Flow {
        let card = self.state.cards.put_copy_into_play(you, kind);
        self.resolve_play_from_hand(you, kind, card)
    }

    /// Ends the Buy phase of `you` and returns to their Action phase. Does nothing in other phases.
    pub fn return_to_action_phase(&mut self, you: Player) -> Flow {
        let buying = |g: &Self| g.state.turn.player == you && g.state.turn.phase == Phase::Buy;
        if buying(self) {
            self.turn_window(Trigger::BuyPhaseEnd, you)?;
        }
        if buying(self) {
            self.state.turn.phase = Phase::Action;
            self.note(you, What::ReturnToActions);
        }
        Ok(())
    }
}

impl State {
    fn begin_turn(&mut self, you: Player) {
        for pools in &mut self.pools {
            (pools.actions, pools.buys, pools.coins, pools.potions) = (0, 0, 0, 0);
            pools.ignores_actions = false;
        }
        let extra = self.turn.extra;
        let pools = self.pools_mut(you);
        (pools.actions, pools.buys) = (1, 1);
        pools.turns += u16::from(!extra);
        // "Until your next turn" ends before anything at the start of that turn.
        self.expire(|until, owner| until == Until::NextTurn && owner == you);
        // The next turn of `you` is this one.
        for change in self.changes.iter_mut().filter(|change| change.owner == you) {
            if change.until == Until::EndOfNextTurn {
                change.until = Until::EndOfTurn;
            }
        }
    }

    fn expire(&mut self, over: impl Fn(Until, Player) -> bool) {
        if !self.later.is_empty() {
            self.later.retain(|row| !over(row.until, row.owner));
        }
        if !self.changes.is_empty() {
            self.changes.retain(|change| !over(change.until, change.owner));
        }
    }

    /// The cards of a type in hand, where every kind has a bit of its own and types are as printed.
    #[inline]
    fn offer_of(&self, you: Player, wanted: Type) -> Offer {
        let of_type = self.rules.of_type[wanted as usize];
        Offer { cards: self.cards.may_hold(you).intersection(of_type), piles: PileSet::NONE }
    }

    /// What a Buy phase offers in a game in which costs and types are as printed, if it is nothing but piles and Treasures that
    /// only fill pools.
    #[inline]
    fn buy_phase_offer(&self, you: Player) -> Option<Offer> {
        let pools = self.pools(you);
        if pools.debt > 0 || pools.coffers > 0 || !self.rules.landscapes.is_empty() {
            return None;
        }
        let piles = if pools.buys > 0 { self.affordable_as_printed(you) } else { PileSet::NONE };
        if self.turn.bought {
            return Some(Offer { cards: KindSet::NONE, piles });
        }
        let Offer { cards, .. } = self.offer_of(you, Type::Treasure);
        let are_plain =
            self.later.is_empty() && cards.intersection(self.rules.not_plain).is_empty();
        (cards.is_empty() || are_plain).then_some(Offer { cards, piles })
    }

    /// The kinds of a type, in a game with few kinds whose types are as printed.
    #[inline]
    pub(crate) fn kinds_of_type(&self, wanted: Type) -> Option<KindSet> {
        let few = self.rules.kinds.len() <= KindSet::CAPACITY && self.has_printed_types();
        few.then(|| self.rules.of_type[wanted as usize])
    }

    /// Whether a hand may have a card of a type. If not, the hand need not be searched.
    #[inline]
    fn may_have_in_hand(&self, you: Player, wanted: Type) -> bool {
        let of_type = self.rules.of_type[wanted as usize];
        let may_have = !self.cards.may_hold(you).intersection(of_type).is_empty();
        may_have || !self.has_printed_types()
    }

    /// Whether there is a card in hand for which unused Actions count.
    fn counts_actions_in_hand(&self, you: Player) -> bool {
        self.cards.kinds_in(Zone::Hand(you)).any(|kind| self.definition(kind).counts_actions)
    }

    fn has_playable(&self, you: Player, wanted: Type) -> bool {
        let playable =
            |kind| self.types_for(kind, Some(you)).has(wanted) && !self.may_not_play(you, kind);
        self.cards.kinds_in(Zone::Hand(you)).any(playable)
    }
}
