//! The turn: an explicit small machine in the state, so that a game can go on from any quiet point.

use smallvec::SmallVec;

use crate::event::{Event, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{CardId, Kind, PileId, PileSet, Player};
use crate::log::What;
use crate::question::{Asker, Choice, Verb};
use crate::state::{Phase, State, Turn, Until};
use crate::types::{Type, Types};
use crate::zone::Zone;

/// Cards drawn in Clean-up.
const NEW_HAND: usize = 5;

impl Game<'_> {
    /// Plays on until the game is over, or stops for want of an answer.
    pub fn run(&mut self) -> Flow {
        while !self.state.is_over() {
            self.step()?;
        }
        Ok(())
    }

    /// Plays until the next turn starts or the game is over.
    pub fn run_turn(&mut self) -> Flow {
        let number = self.state.turn.number;
        while !self.state.is_over() {
            self.step()?;
            if self.state.turn.number != number && self.state.turn.phase == Phase::Start {
                break;
            }
        }
        Ok(())
    }

    // A turn is half a dozen steps: the loop must not pay for calling each.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn step(&mut self) -> Flow {
        let you = self.state.turn.player;
        match self.state.turn.phase {
            Phase::Start => self.start_turn(you),
            Phase::Action => self.action_phase(you),
            Phase::Buy => self.buy_phase(you),
            Phase::Night => self.night_phase(you),
            Phase::CleanUp => self.clean_up(you),
            Phase::Over => Ok(()),
        }
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
        if self.state.turn.bought && self.state.pools(you).buys == 0 {
            return self.end_buy_phase(you);
        }
        self.question.begin(you, Verb::Turn, Asker::Rules);
        self.question.quiet = true;
        self.question.min = 0;
        if !self.state.turn.bought {
            self.offer_hand(you, Type::Treasure);
            self.question.max = self.question.options.listed_cards().max(1);
            self.question.ordered = true;
        }
        self.question.options.piles = self.state.buyable(you);
        self.ask()?;
        match self.picks.first().map(|&index| self.question.options.get(index as usize)) {
            None => self.end_buy_phase(you),
            Some(Some(Choice::Pile(pile))) => self.buy(you, pile),
            Some(_) => self.play_treasures(you),
        }
    }

    /// Plays the cards that were picked: one after the other, or all together if that cannot make a difference.
    fn play_treasures(&mut self, you: Player) -> Flow {
        let all = self.picks.len() == self.question.max as usize;
        if all && self.question.options.listed.iter().all(|choice| self.changes_only_pools(choice))
        {
            self.play_together(you, Type::Treasure);
            return Ok(());
        }
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
        Ok(self.picks.first().map(|&i| match self.question.options.listed[i as usize] {
            Choice::Card { kind, .. } => kind,
            _ => unreachable!("only cards are offered"),
        }))
    }

    /// Offers every card of a type in hand.
    fn offer_hand(&mut self, you: Player, wanted: Type) {
        let Self { state, question, .. } = self;
        let types = &state.rules.types[..];
        for kind in state.cards.kinds_in(Zone::Hand(you)) {
            if types[kind.index()].has(wanted) {
                question.options.offer_card(kind);
            }
        }
    }

    fn play_from_hand(&mut self, you: Player, kind: Kind) -> Flow {
        let card = self.state.cards.copy_in(Zone::Hand(you), kind);
        self.play_card(you, card.expect("only cards in hand are offered")).map(|_| ())
    }

    /// Buys the top card of a pile: pay, then gain it.
    fn buy(&mut self, you: Player, pile: PileId) -> Flow {
        let Some(card) = self.state.top_of(pile) else { return Ok(()) };
        self.state.turn.bought = true;
        self.state.pay_for(you, card);
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
        self.state.expire(|row| row.until == Until::EndOfTurn);
        if self.state.has_ended() {
            self.state.turn.phase = Phase::Over;
            self.note_end();
            return Ok(());
        }
        self.turn_window(Trigger::AfterTurn, you)?;
        self.state.next_turn();
        Ok(())
    }

    /// Discards the hand, then what is in play, so that the hand is not shown.
    fn discard_everything(&mut self, you: Player) -> Flow {
        if !self.state.listens(Trigger::Discard, Types::ANY) {
            self.state.cards.pour_onto(Zone::Hand(you), Zone::Discard(you));
            for player in self.state.players() {
                self.state.cards.pour_onto(Zone::InPlay(player), Zone::Discard(player));
            }
            return Ok(());
        }
        let hand: Vec<CardId> = self.state.cards.in_zone(Zone::Hand(you)).collect();
        self.discard(you, &hand)?;
        for player in self.state.players() {
            while let Some(card) = self.state.cards.top(Zone::InPlay(player)) {
                self.discard(player, &[card])?;
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
        self.expire(|row| row.until == Until::NextTurn && row.owner == you);
    }

    fn expire(&mut self, over: impl Fn(&crate::state::Later) -> bool) {
        if !self.later.is_empty() {
            self.later.retain(|row| !over(row));
        }
    }

    #[inline]
    fn has_in_hand(&self, you: Player, wanted: Type) -> bool {
        let types = &self.rules.types[..];
        self.cards.kinds_in(Zone::Hand(you)).any(|kind| types[kind.index()].has(wanted))
    }

    /// The piles that `you` may buy from now.
    #[inline]
    fn buyable(&self, you: Player) -> PileSet {
        let pools = self.pools(you);
        if pools.buys > 0 && pools.debt == 0 { self.affordable(you) } else { PileSet::NONE }
    }

    fn pay_for(&mut self, you: Player, card: CardId) {
        let cost = self.cost(self.kind(card));
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
        let later = &self.later;
        if later.is_empty() {
            self.plays.clear();
        } else {
            self.plays.retain(|play| later.iter().any(|row| row.play == Some(play.id)));
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
