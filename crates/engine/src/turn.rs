//! The turn: an explicit small machine in the state, so that a game can go on from any quiet point.

use crate::choose::offer_card;
use crate::event::{Event, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{CardId, PileId, Player};
use crate::log::What;
use crate::question::{Asker, Choice, Verb};
use crate::state::{Phase, Pools, State, Turn, Until};
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
        self.questions_this_turn = 0;
        self.state.begin_turn(you);
        self.note(you, What::Turn(self.state.pools(you).turns));
        self.window(&Event::of_turn(Trigger::TurnStart, you))?;
        self.state.turn.phase = Phase::Action;
        Ok(())
    }

    /// Asks what to play. A quiet point.
    fn action_phase(&mut self, you: Player) -> Flow {
        if self.state.pools(you).actions > 0
            && let Some(card) = self.choose_play_from_hand(you, Type::Action)?
        {
            self.state.pools_mut(you).actions -= 1;
            self.play_card(you, card)?;
            return Ok(());
        }
        self.state.turn.phase = Phase::Buy;
        self.state.turn.bought = false;
        self.window(&Event::of_turn(Trigger::BuyPhaseStart, you))
    }

    /// Asks which Treasure to play, until something is bought, or what to buy. A quiet point.
    fn buy_phase(&mut self, you: Player) -> Flow {
        self.question.begin(you, Verb::Turn, Asker::Rules);
        self.question.quiet = true;
        if !self.state.turn.bought {
            self.offer_hand(you, Type::Treasure);
        }
        let pools = self.state.pools(you);
        if pools.buys > 0 && pools.debt == 0 {
            self.question.options.piles = self.state.affordable(you);
        }
        self.question.min = 0;
        self.ask()?;
        match self.picks.first().and_then(|&i| self.question.options.get(i as usize)) {
            Some(Choice::Card { card, .. }) => self.play_card(you, card).map(|_| ()),
            Some(Choice::Pile(pile)) => self.buy(you, pile),
            _ => {
                self.window(&Event::of_turn(Trigger::BuyPhaseEnd, you))?;
                self.state.turn.phase = Phase::Night;
                Ok(())
            }
        }
    }

    /// Asks which Night card to play. A quiet point.
    fn night_phase(&mut self, you: Player) -> Flow {
        if self.state.rules.has_nights
            && let Some(card) = self.choose_play_from_hand(you, Type::Night)?
        {
            self.play_card(you, card)?;
            return Ok(());
        }
        self.state.turn.phase = Phase::CleanUp;
        Ok(())
    }

    fn choose_play_from_hand(&mut self, you: Player, wanted: Type) -> Flow<Option<CardId>> {
        self.question.begin(you, Verb::Turn, Asker::Rules);
        self.question.quiet = true;
        self.offer_hand(you, wanted);
        self.question.min = 0;
        self.ask()?;
        Ok(self.picks.first().map(|&i| match self.question.options.listed[i as usize] {
            Choice::Card { card, .. } => card,
            _ => unreachable!("only cards are offered"),
        }))
    }

    fn offer_hand(&mut self, you: Player, wanted: Type) {
        let types = &self.state.rules.types[..];
        for card in self.state.cards.in_zone(Zone::Hand(you)) {
            let kind = self.state.cards.kind(card);
            if types[kind.index()].has(wanted) {
                offer_card(&mut self.question.options.listed, &self.state.cards, card);
            }
        }
    }

    /// Buys the top card of a pile: pay, then gain it.
    fn buy(&mut self, you: Player, pile: PileId) -> Flow {
        let Some(card) = self.state.top_of(pile) else { return Ok(()) };
        self.state.turn.bought = true;
        self.state.pay_for(you, card);
        self.note_card(you, What::Buy, self.state.kind(card));
        if self.state.listens(Trigger::Buy, self.state.types(self.state.kind(card))) {
            let subject = self.state.subject(card);
            self.window(&Event::of_card(Trigger::Buy, you, subject, Zone::Pile(pile)))?;
        }
        // What is gained is the card on top after the when-buy abilities.
        self.gain_from_pile(you, pile, Zone::Discard(you))?;
        Ok(())
    }

    fn clean_up(&mut self, you: Player) -> Flow {
        self.window(&Event::of_turn(Trigger::CleanUpStart, you))?;
        self.discard_everything(you)?;
        self.draw(you, NEW_HAND)?;
        self.window(&Event::of_turn(Trigger::CleanUpDraw, you))?;
        self.window(&Event::of_turn(Trigger::TurnEnd, you))?;
        self.state.expire(|row| row.until == Until::EndOfTurn);
        if self.state.has_ended() {
            self.state.turn.phase = Phase::Over;
            self.note_end();
            return Ok(());
        }
        self.window(&Event::of_turn(Trigger::AfterTurn, you))?;
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
        for player in self.players() {
            let pools = self.pools_mut(player);
            *pools = Pools { actions: 0, buys: 0, coins: 0, potions: 0, ..*pools };
        }
        let extra = self.turn.extra;
        let pools = self.pools_mut(you);
        pools.actions = 1;
        pools.buys = 1;
        if !extra {
            pools.turns += 1;
        }
        // "Until your next turn" ends before anything at the start of that turn.
        self.expire(|row| row.until == Until::NextTurn && row.owner == you);
    }

    fn expire(&mut self, over: impl Fn(&crate::state::Later) -> bool) {
        if !self.later.is_empty() {
            self.later.retain(|row| !over(row));
        }
    }

    fn pay_for(&mut self, you: Player, card: CardId) {
        let cost = self.cost(self.kind(card));
        let pools = self.pools_mut(you);
        pools.buys -= 1;
        pools.coins -= u16::from(cost.coins);
        pools.potions -= u16::from(cost.potions);
        pools.debt += u16::from(cost.debt);
    }

    /// Whether the game is over at the end of this turn.
    fn has_ended(&self) -> bool {
        let enough = if self.rules.players() >= 5 { 4 } else { 3 };
        self.empty_piles().contains_any(self.rules.game_enders)
            || self.empty_supply_piles() >= enough
    }

    /// Hands the turn to whoever is next: first an extra turn that waits, else the player to the left.
    fn next_turn(&mut self) {
        let later = &self.later;
        self.plays.retain(|play| later.iter().any(|row| row.play == Some(play.id)));
        let (player, extra) = if self.extra_turns.is_empty() {
            let left = self.turn_order_from(self.turn.player).nth(1);
            (left.expect("a game has at least two players"), false)
        } else {
            (self.extra_turns.remove(0).player, true)
        };
        let number = self.turn.number + 1;
        self.turn = Turn { player, number, phase: Phase::Start, bought: false, extra };
    }
}
