//! Games played on from the moment of a question, in imagined deals.

use std::cell::{Cell, RefCell};

use fief_bots::StrategyBot;
use fief_engine::card::Worth;
use fief_engine::decide::{AtOnce, Decider, Offer};
use fief_engine::game::{Flow, Game};
use fief_engine::ids::{MAX_PLAYERS, Player};
use fief_engine::imagine::Memory;
use fief_engine::question::{Choice, Picks, Question, Reply, Verb};
use fief_engine::state::{Phase, State};
use fief_engine::types::Type;
use fief_engine::view::View;

use super::judged::Tells;
use super::portfolio::Portfolio;

/// A continuation in which somebody has so many turns more is not played to its end.
const MOST_TURNS: u16 = 40;

/// How much the margin counts beside the win: a little, so that who wins or loses anyway still plays well, and smoothly,
/// so that one game tells more.
const MARGIN: f64 = 0.25;
/// So many points ahead are nearly as good as twice as many.
const WIDE: f64 = 9.0;

/// How a continuation ended, for the player who is asked.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outcome {
    /// The share of the win.
    pub(super) share: f64,
    /// The points ahead of the best rival.
    pub(super) margin: f64,
}

impl Outcome {
    /// What is compared: the win, and a little of the margin.
    pub(super) fn worth(self) -> f64 {
        let ahead = 0.5 + 0.5 * (self.margin / WIDE).tanh();
        (1.0 - MARGIN) * self.share + MARGIN * ahead
    }
}

/// Who plays a continuation, set from outside for each.
#[derive(Debug, Default)]
pub(super) struct Control {
    /// The answer to the open question, until it is given.
    first: RefCell<Picks>,
    open: Cell<bool>,
    /// The plan of each seat.
    plans: Cell<[u8; MAX_PLAYERS]>,
    /// Who is asked, if tells are kept.
    teller: Cell<Option<Player>>,
    told: Cell<Told>,
}

/// What is seen of a continuation on the way.
#[derive(Clone, Copy, Debug, Default)]
struct Told {
    /// The turn of the last Buy phase that was counted, and how many were.
    turn: u32,
    many: usize,
    coins: [u16; 3],
    dead: u16,
}

/// Gives the answer to the open question, and then lets plans play.
pub(super) struct Continuation<'c> {
    control: &'c Control,
    bots: Vec<StrategyBot>,
}

impl<'c> Continuation<'c> {
    pub(super) fn new(control: &'c Control, portfolio: &Portfolio) -> Self {
        let bots = portfolio.plans.iter().map(|plan| plan.bot.clone()).collect();
        Self { control, bots }
    }

    /// Looks at a Buy phase that begins.
    #[cold]
    fn listen(&self, view: View<'_>, question: &Question, seat: Player) {
        let turn = view.turn();
        let buys = question.verb == Verb::Turn
            && turn.phase == Phase::Buy
            && turn.player == seat
            && !turn.bought
            && !matches!(question.options.listed().first(), Some(Choice::Card { .. }));
        let mut told = self.control.told.get();
        if !buys || told.many == told.coins.len() || told.turn == turn.number {
            return;
        }
        let pools = view.pools(seat);
        told.turn = turn.number;
        told.coins[told.many] = pools.coins;
        told.many += 1;
        if pools.actions == 0 {
            let dead = view.hand().filter(|&kind| view.types(kind).has(Type::Action)).count();
            told.dead += dead as u16;
        }
        self.control.told.set(told);
    }
}

impl Decider for Continuation<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let control = self.control;
        if control.open.replace(false) {
            reply.picks(control.first.borrow().iter().copied());
            return Ok(());
        }
        if let Some(seat) = control.teller.get() {
            self.listen(view, question, seat);
        }
        let plan = control.plans.get()[question.player.index()];
        self.bots[plan as usize].decide(view, question, reply)
    }

    fn decides_at_once(&self) -> bool {
        true
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        let control = self.control;
        if control.open.get() || control.teller.get().is_some() {
            return None;
        }
        let plan = control.plans.get()[view.seat().index()];
        self.bots[plan as usize].decide_at_once(view, offer)
    }
}

/// Plays continuations of one question, in the memory of one game.
pub(super) struct Lab<'a> {
    game: Game<'a>,
    control: &'a Control,
    memory: &'a Memory,
    seat: Player,
    last_turn: u16,
    /// How many continuations were played.
    pub(super) played: u32,
}

impl<'a> Lab<'a> {
    pub(super) fn new(
        view: View<'_>,
        memory: &'a Memory,
        seat: Player,
        control: &'a Control,
        continuation: &'a mut Continuation<'_>,
    ) -> Self {
        let turns = view.players().map(|player| view.pools(player).turns).max();
        let last_turn = turns.unwrap_or_default() + MOST_TURNS;
        let game = Game::for_imagining(memory, continuation);
        Self { game, control, memory, seat, last_turn, played: 0 }
    }

    /// Plays the game on after `first` with the plans of each seat, in the deal of this luck.
    pub(super) fn play(
        &mut self,
        first: &[u16],
        plans: [u8; MAX_PLAYERS],
        luck: u64,
        tells: Option<&mut Tells>,
    ) -> Outcome {
        let control = self.control;
        control.first.borrow_mut().clear();
        control.first.borrow_mut().extend_from_slice(first);
        control.open.set(true);
        control.plans.set(plans);
        control.teller.set(tells.is_some().then_some(self.seat));
        control.told.set(Told::default());
        self.played += 1;
        self.game.imagine(self.memory, self.seat, luck);
        let before = self.game.state().pools(self.seat).turns;
        while !self.game.state().is_over() {
            let player = self.game.state().turn().player;
            let late = self.game.state().pools(player).turns > self.last_turn;
            if late || self.game.run_turn().is_err() {
                break;
            }
        }
        let state = self.game.state();
        if let Some(tells) = tells {
            count(tells, control.told.get(), state, self.seat, before);
        }
        outcome(state, self.seat)
    }
}

/// The share of the win and the margin, as the game stands.
fn outcome(state: &State, seat: Player) -> Outcome {
    let rank = |player: Player| (state.score(player), std::cmp::Reverse(state.pools(player).turns));
    let mine = rank(seat);
    let (mut ahead, mut tied, mut best) = (false, 1, i32::MIN);
    for other in state.others(seat) {
        let theirs = rank(other);
        ahead |= theirs > mine;
        tied += u32::from(theirs == mine);
        best = best.max(theirs.0);
    }
    let share = if ahead { 0.0 } else { 1.0 / f64::from(tied) };
    Outcome { share, margin: f64::from(mine.0 - best) }
}

fn count(tells: &mut Tells, told: Told, state: &State, seat: Player, turns_before: u16) {
    tells.games += 1;
    for (i, coins) in told.coins[..told.many].iter().enumerate() {
        tells.buys[i] += 1;
        tells.coins[i] += u32::from(*coins);
    }
    tells.dead += u32::from(told.dead);
    tells.turns += u32::from(state.pools(seat).turns - turns_before);
    let is_bad =
        |kind| matches!(state.rules().definition(kind).worth, Worth::Fixed(points) if points < 0);
    let owned = state.view(seat).own_counts();
    let bad = state.rules().kinds().filter(|&kind| is_bad(kind));
    tells.bad += bad.map(|kind| u32::from(owned[kind.index()])).sum::<u32>();
    let is_empty_end = |pile| {
        let about = state.rules().pile(pile);
        about.supply && state.rules().definition(about.kind).ends_game && state.pile_len(pile) == 0
    };
    let by_piles = state.is_over() && !state.piles().any(is_empty_end);
    tells.by_piles += u32::from(by_piles);
    tells.points += state.score(seat);
    tells.rival_points += state.others(seat).map(|other| state.score(other)).max().unwrap_or(0);
}
