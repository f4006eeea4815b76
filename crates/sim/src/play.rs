//! Plays a chunk of games on one thread, in the memory of one game.

use std::cell::Cell;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use fief_engine::decide::{AtOnce, Decider, Offer};
use fief_engine::game::{Flow, Gain, Game, Stop};
use fief_engine::ids::Player;
use fief_engine::imagine::Memory;
use fief_engine::question::{Question, Reply, Verb};
use fief_engine::state::{Phase, State};
use fief_engine::view::View;

use crate::contest::{Bot, Contest, Seating, derive};
use crate::run::{Broken, Plan};
use crate::stats::TurnSample;

/// The games of a chunk, for each player. Every chunk gets new bots, so that their luck depends on the chunk and not
/// on the thread that plays it.
const ROUNDS_IN_CHUNK: u64 = 128;

/// The games of a chunk.
pub(crate) fn chunk(contest: &Contest<'_>, number: u64) -> Range<u64> {
    let size = ROUNDS_IN_CHUNK * contest.players() as u64;
    number * size..(number + 1) * size
}

/// The contestants at the table. The seating changes from game to game, so the caller sets it.
struct Seated<'a> {
    bots: Vec<Bot>,
    seating: &'a Cell<Seating>,
    /// The coins of the player who is about to buy.
    money: &'a Cell<u16>,
    /// Whether some bot imagines games and needs the memory of this one.
    imagines: bool,
    memory: Memory,
    /// Whether a new game has begun since the last question.
    fresh: &'a Cell<bool>,
}

impl<'a> Seated<'a> {
    fn new(
        bots: Vec<Bot>,
        seating: &'a Cell<Seating>,
        money: &'a Cell<u16>,
        fresh: &'a Cell<bool>,
    ) -> Self {
        let imagines = bots.iter().any(Decider::imagines);
        Self { bots, seating, money, imagines, memory: Memory::default(), fresh }
    }

    /// Notes the coins of a player who is about to buy.
    #[inline]
    fn note_money(&self, view: View<'_>, player: Player) {
        let turn = view.turn();
        if turn.phase == Phase::Buy && !turn.bought {
            self.money.set(view.pools(player).coins);
        }
    }

    /// Keeps the memory of the game for bots that imagine games.
    #[cold]
    fn decide_and_remember(
        &mut self,
        contestant: u8,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        if self.fresh.replace(false) {
            self.memory.forget();
        }
        self.memory.hear(view, question);
        let bot = &mut self.bots[contestant as usize];
        bot.decide_remembering(&self.memory, view, question, reply)?;
        self.memory.answered(question, reply);
        Ok(())
    }
}

impl Decider for Seated<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        if question.verb == Verb::Turn {
            self.note_money(view, question.player);
        }
        let contestant = self.seating.get()[question.player.index()];
        if self.imagines {
            return self.decide_and_remember(contestant, view, question, reply);
        }
        self.bots[contestant as usize].decide(view, question, reply)
    }

    /// A bot that imagines games must hear every question.
    fn decides_at_once(&self) -> bool {
        !self.imagines && self.bots.iter().any(Decider::decides_at_once)
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        self.note_money(view, view.seat());
        let contestant = self.seating.get()[view.seat().index()];
        self.bots[contestant as usize].decide_at_once(view, offer)
    }
}

/// A finished game.
#[derive(Debug)]
pub struct Played<'a> {
    /// The game's number in the run, from 0.
    pub number: u64,
    /// The final state.
    pub state: &'a State,
    pub gains: &'a [Gain],
    pub turns: &'a [TurnSample],
    pub seating: Seating,
    /// Whether the game ended by the rules; otherwise it was abandoned.
    pub is_over: bool,
}

/// Plays the games of `range`, which is a chunk or the beginning of one, and shows each. It checks after each round
/// whether to stop.
pub(crate) fn play_chunk(
    contest: &Contest<'_>,
    plan: &Plan,
    (number, range): (u64, Range<u64>),
    stop: &AtomicBool,
    see: &mut dyn FnMut(&Played<'_>),
) -> Result<(), Broken> {
    let (seating, money, fresh) = (Cell::default(), Cell::default(), Cell::default());
    let bots = contest.bots(plan.seed, number);
    let mut seated = Seated::new(bots, &seating, &money, &fresh);
    let mut game = Game::new(contest.start().undealt().clone(), &mut seated).keeping_gains();
    let mut turns = Vec::with_capacity(128);
    let players = contest.players() as u64;
    for number in range {
        if number % players == 0 && stop.load(Ordering::Relaxed) {
            break;
        }
        seating.set(contest.seating(number));
        fresh.set(true);
        let seed = game_seed(contest, plan, number);
        game.replace_state(|state| contest.start().deal_into(state, seed));
        match play_game(&mut game, &money, plan.max_turns, &mut turns) {
            Ok(is_over) => see(&Played {
                number,
                state: game.state(),
                gains: game.gains(),
                turns: &turns,
                seating: seating.get(),
                is_over,
            }),
            Err(stop) => {
                let contestant = seating.get()[game.question().player.index()];
                let contestant = contest.names()[contestant as usize].clone();
                return Err(Broken { game: number + 1, contestant, stop });
            }
        }
    }
    Ok(())
}

/// The seed of a game: its own, or that of its round.
pub(crate) fn game_seed(contest: &Contest<'_>, plan: &Plan, number: u64) -> u64 {
    derive(plan.seed, if plan.paired { number / contest.players() as u64 } else { number })
}

/// Plays a game and returns whether it ended before somebody had too many turns.
fn play_game(
    game: &mut Game<'_>,
    money: &Cell<u16>,
    max_turns: u16,
    turns: &mut Vec<TurnSample>,
) -> Flow<bool> {
    turns.clear();
    while !game.state().is_over() {
        let player = game.state().turn().player;
        if game.state().pools(player).turns >= max_turns {
            return Ok(false);
        }
        money.set(0);
        match game.run_turn() {
            Err(Stop::Runaway) => return Ok(false),
            done => done?,
        }
        turns.push(sample(game.state(), player, money.get()));
    }
    Ok(true)
}

fn sample(state: &State, player: Player, money: u16) -> TurnSample {
    TurnSample { player, turn: state.pools(player).turns, points: state.score(player), money }
}

/// Prepares one game of a run for `watch`: the bots have the same luck as in the run.
pub(crate) fn prepare(
    contest: &Contest<'_>,
    plan: &Plan,
    number: u64,
) -> Result<(Vec<Bot>, u64), Broken> {
    let size = ROUNDS_IN_CHUNK * contest.players() as u64;
    let chunk = number / size;
    let (seating, money, fresh) = (Cell::default(), Cell::default(), Cell::default());
    let bots = contest.bots(plan.seed, chunk);
    let mut seated = Seated::new(bots, &seating, &money, &fresh);
    let mut turns = Vec::new();
    for earlier in chunk * size..number {
        seating.set(contest.seating(earlier));
        fresh.set(true);
        let state = contest.start().deal(game_seed(contest, plan, earlier));
        let mut game = Game::new(state, &mut seated);
        if let Err(stop) = play_game(&mut game, &money, plan.max_turns, &mut turns) {
            let contestant = seating.get()[game.question().player.index()];
            let contestant = contest.names()[contestant as usize].clone();
            return Err(Broken { game: earlier + 1, contestant, stop });
        }
    }
    let seed = game_seed(contest, plan, number);
    Ok((seated.bots, seed))
}
