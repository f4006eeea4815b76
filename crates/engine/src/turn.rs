//! The turn: an explicit small machine in the state, so that a game can go on from any quiet point.

use smallvec::SmallVec;

use crate::card::Object;
use crate::event::{Event, Trigger};
use crate::game::{Flow, Frame, Game, Handful};
use crate::ids::{CardId, Kind, PileId, PileSet, Player};
use crate::log::What;
use crate::question::{Asker, Choice, EVERYTHING, Verb};
use crate::state::{Phase, Play, PlayId, State, Turn, Until};
use crate::types::{Type, Types};
use crate::zone::Zone;

/// A game with no more kinds than this has them as the bits of a word.
pub(crate) const FEW_KINDS: usize = 64;

const PAY_OFF_DEBT: &str = "pay off Debt";

/// How many Projects a player can buy.
const PROJECT_CUBES: usize = 2;

/// Cards drawn in Clean-up.
const NEW_HAND: usize = 5;

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
        if self.state.pools(you).actions > 0
            && let Some(kind) = self.choose_play_from_hand(you, Type::Action)?
        {
            self.state.pools_mut(you).actions -= 1;
            return self.play_from_hand(you, kind);
        }
        self.state.turn.phase = Phase::Buy;
        self.state.turn.bought = false;
        self.turn_window(Trigger::BuyPhaseStart, you)
    }

    /// Asks which Treasures to play, until something is bought, or what to buy. A quiet point.
    ///
    /// Several Treasures may be picked at once: they are played one after the other, as far as they are still in hand.
    fn buy_phase(&mut self, you: Player) -> Flow {
        if self.state.turn.bought
            && self.state.pools(you).buys == 0
            && !self.state.can_pay_debt(you)
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
        self.ask()?;
        let Some(&index) = self.picks.first() else { return self.end_buy_phase(you) };
        if index == EVERYTHING {
            return self.play_treasures(you);
        }
        match self.question.options.get(index as usize) {
            Some(Choice::Pile(pile)) => self.buy(you, pile),
            Some(Choice::Landscape(kind)) => self.buy_landscape(you, kind),
            Some(Choice::Text(_)) => self.pay_off_debt(you),
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
        self.state.later.is_empty() && self.state.rules.kinds[kind.index()].plain
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
                if state.types(kind).has(wanted) {
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
        self.state.pay(you, kind);
        self.note_card(you, What::Buy, kind);
        if self.state.definition(kind).object == Object::Project {
            self.state.projects.push((you, kind));
        }
        let frame = Frame { asker: Asker::Card(kind), play: None, this: None };
        match self.state.definition(kind).play {
            Some(ability) => self.within(frame, |g| ability(g, you)),
            None => Ok(()),
        }
    }

    /// Buys the top card of a pile: pay, then gain it.
    fn buy(&mut self, you: Player, pile: PileId) -> Flow {
        let Some(card) = self.state.top_of(pile) else { return Ok(()) };
        self.state.turn.bought = true;
        self.state.pay(you, self.state.kind(card));
        self.note_card(you, What::Buy, self.state.kind(card));
        if self.state.listens(Trigger::Buy, self.state.types(self.state.kind(card))) {
            let subject = self.state.subject(card);
            self.open_window(&Event::of_card(Trigger::Buy, you, subject, Zone::Pile(pile)))?;
        }
        // What is gained is the card on top after the when-buy abilities.
        self.gain_from_pile(you, pile, Zone::Discard(you))?;
        Ok(())
    }

    fn clean_up(&mut self, you: Player) -> Flow {
        self.turn_window(Trigger::CleanUpStart, you)?;
        self.discard_everything(you)?;
        self.draw(you, NEW_HAND)?;
        self.turn_window(Trigger::CleanUpDraw, you)?;
        self.turn_window(Trigger::TurnEnd, you)?;
        self.state.expire(|until, _| until == Until::EndOfTurn);
        if self.state.has_ended() {
            self.state.turn.phase = Phase::Over;
            self.note_end();
            return Ok(());
        }
        self.turn_window(Trigger::AfterTurn, you)?;
        self.state.next_turn();
        Ok(())
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
            None => hand.any(|kind| self.types(kind).has(wanted)),
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
        let mut own = self.projects.iter().filter(|(owner, _)| *owner == you);
        let free = landscape.object != Object::Project
            || (own.clone().count() < PROJECT_CUBES && own.all(|(_, project)| *project != kind));
        landscape.object.is_bought()
            && free
            && pools.buys > 0
            && pools.debt == 0
            && u16::from(landscape.cost.coins) <= pools.coins
    }

    /// The landscapes whose abilities work for `player`.
    pub(crate) fn landscapes_of(&self, player: Player) -> impl Iterator<Item = Kind> {
        let works = move |kind: &Kind| match self.definition(*kind).object {
            Object::Project => self.projects.contains(&(player, *kind)),
            object => !object.is_bought(),
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
        let played_again = |play: &Play| {
            let mut by_it = self.plays.iter().filter(|other| other.by == Some(play.id));
            by_it.any(|other| other.again && self.has_more_to_do(other.card.card))
        };
        self.has_more_to_do(card) || self.plays_of(card).any(played_again)
    }

    /// The plays of a card since it came into play.
    fn plays_of(&self, card: CardId) -> impl Iterator<Item = &Play> {
        self.plays
            .iter()
            .filter(move |play| play.card.card == card && self.cards.still_there(play.card))
    }

    /// Whether a card is a Duration of which some play has set up something that is still to come.
    fn has_more_to_do(&self, card: CardId) -> bool {
        let waits = |play: &Play| {
            let of_it =
                |by: Option<PlayId>, until| by == Some(play.id) && until != Until::EndOfTurn;
            self.later.iter().any(|row| of_it(row.play, row.until))
                || self.changes.iter().any(|change| of_it(change.play, change.until))
        };
        self.is(card, Type::Duration) && self.plays_of(card).any(waits)
    }

    fn pay(&mut self, you: Player, kind: Kind) {
        let cost = if self.definition(kind).object.is_landscape() {
            self.definition(kind).cost
        } else {
            self.cost(kind)
        };
        let pools = self.pools_mut(you);
        pools.buys -= 1;
        pools.coins -= u16::from(cost.coins);
        pools.potions -= u16::from(cost.potions);
        pools.debt += u16::from(cost.debt);
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
            let (later, cards) = (&self.later, &self.cards);
            self.plays.retain(|play| {
                let in_play = matches!(cards.zone(play.card.card), Zone::InPlay(_));
                (in_play && cards.still_there(play.card))
                    || later.iter().any(|row| row.play == Some(play.id))
            });
        } else {
            self.plays.clear();
        }
        let (player, extra) = if self.extra_turns.is_empty() {
            (self.left_of(self.turn.player), false)
        } else {
            (self.extra_turns.remove(0).player, true)
        };
        let number = self.turn.number + 1;
        self.turn = Turn { player, number, phase: Phase::Start, bought: false, extra };
    }
}
