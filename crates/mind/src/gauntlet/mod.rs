//! How strong a bot is: fixed kingdoms, opponents with names, each deal from both seats.
//!
//! A [`Challenger`] plays every opponent on every kingdom of a suite. Results are counted in pairs; intervals come from
//! drawing kingdoms and then pairs again ([`Tally::interval`]), because kingdoms differ more than games do.

mod challengers;
mod opponents;
mod reliability;
mod sequential;
mod suites;
mod tally;

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::sync::atomic::AtomicBool;

use fief_bots::Strategy;
use fief_engine::decide::Decider;
use fief_engine::game::{Flow, Game};
use fief_engine::imagine::Memory;
use fief_engine::question::{Question, Reply};
use fief_engine::setup::{Rules, Start};
use fief_engine::state::State;
use fief_engine::view::View;
use serde::Serialize;

pub use challengers::{Named, Planned, Scripted};
pub use opponents::{Met, NAMES as OPPONENTS, Opponent, best_terminal, terminals};
pub use reliability::{Line, Reliability};
pub use sequential::{Verdict, compare};
pub use suites::{Kingdom, NAMES as SUITES, sets, suite};
pub use tally::Tally;

use crate::book::at_hand;
use crate::evolve::{Pairs, deal_seed, for_each};

/// A bot that can say how much it thought.
pub trait Thinking: Decider {
    /// Games that it has played on in its head.
    fn rollouts(&self) -> u64 {
        0
    }

    /// Hands out the chances that it saw for itself since it was asked last, before any correction.
    fn take_chances(&mut self) -> Vec<f64> {
        Vec::new()
    }
}

/// Somebody whose strength is measured. Every kingdom gets a bot of its own.
pub trait Challenger: Send + Sync {
    fn name(&self) -> String;

    /// A fresh bot for games by these rules, or why there is none.
    fn bot(&self, rules: &Rules, seed: u64) -> Result<Box<dyn Thinking>, String>;

    /// The plans that it plays by, for whoever wants to find its weak points.
    fn plans(&self, _: &Rules) -> Vec<Strategy> {
        Vec::new()
    }
}

/// A game with more turns of both players together is given up, and lost by the challenger.
const MOST_TURNS: u32 = 200;

/// Who sits where changes from game to game.
struct Seated<'c> {
    bots: [Box<dyn Thinking>; 2],
    first: &'c Cell<usize>,
    /// Questions that the challenger was asked.
    asked: &'c Cell<u64>,
    /// Whether one of them imagines, and what for.
    imagines: bool,
    memory: Memory,
    /// Whether another game has begun since the last question.
    fresh: &'c Cell<bool>,
    /// The chances that the challenger saw in this game.
    chances: &'c RefCell<Vec<f64>>,
}

impl Decider for Seated<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let bot = self.first.get() ^ question.player.index();
        self.asked.set(self.asked.get() + u64::from(bot == 0));
        if !self.imagines {
            return self.bots[bot].decide(view, question, reply);
        }
        if self.fresh.replace(false) {
            self.memory.forget();
        }
        self.memory.hear(view, question);
        self.bots[bot].decide_remembering(&self.memory, view, question, reply)?;
        self.memory.answered(question, reply);
        if bot == 0 {
            self.chances.borrow_mut().extend(self.bots[0].take_chances());
        }
        Ok(())
    }
}

/// What the challenger did on one kingdom against one opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    pub pairs: Pairs,
    /// Half points that were won in the first seat, and in the second.
    pub by_seat: [u64; 2],
    pub turns: u64,
    /// Questions that the challenger was asked, and games that it played on in its head for them.
    pub decisions: u64,
    pub rollouts: u64,
    /// Whether the chances that it saw came true.
    pub reliability: Reliability,
}

impl Score {
    pub(crate) fn add(&mut self, other: &Self) {
        self.pairs += other.pairs;
        self.by_seat[0] += other.by_seat[0];
        self.by_seat[1] += other.by_seat[1];
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.rollouts += other.rollouts;
        self.reliability += other.reliability;
    }
}

/// Plays some deals of a kingdom from both seats.
pub fn play(
    start: &Start,
    bots: [&dyn Challenger; 2],
    seed: u64,
    deals: Range<u64>,
) -> Result<Score, String> {
    let fresh =
        |seat: usize| bots[seat].bot(start.rules(), deal_seed(seed, deals.start) ^ seat as u64);
    let (first, asked, begins) = (Cell::new(0), Cell::new(0), Cell::new(true));
    let bots = [fresh(0)?, fresh(1)?];
    let imagines = bots.iter().any(Decider::imagines);
    let chances = RefCell::default();
    let mut seated = Seated {
        bots,
        first: &first,
        asked: &asked,
        imagines,
        memory: Memory::default(),
        fresh: &begins,
        chances: &chances,
    };
    let mut score = Score::default();
    {
        let mut game = Game::new(start.undealt().clone(), &mut seated);
        for deal in deals {
            let luck = deal_seed(seed, deal);
            let mut won = [0, 0];
            for seat in [0, 1] {
                first.set(seat);
                begins.set(true);
                game.replace_state(|state| start.deal_into(state, luck));
                while !game.state().is_over() && game.state().turn().number < MOST_TURNS {
                    if game.run_turn().is_err() {
                        break;
                    }
                }
                score.turns += u64::from(game.state().turn().number);
                if game.state().is_over() {
                    won[seat] = half_points(game.state(), seat);
                } else {
                    score.pairs.stalls += 1;
                }
                score.by_seat[seat] += u64::from(won[seat]);
                for chance in chances.take() {
                    score.reliability.add(chance, won[seat]);
                }
            }
            score.pairs.add(won[0], won[1]);
        }
    }
    score.decisions = asked.get();
    score.rollouts = seated.bots[0].rollouts();
    Ok(score)
}

/// What a seat has won in a game that is over, in half points.
fn half_points(state: &State, seat: usize) -> u8 {
    let winners = state.winners();
    let won = winners.iter().any(|winner| winner.index() == seat);
    if winners.len() == 1 { 2 * u8::from(won) } else { 1 }
}

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// Pairs on each kingdom against each opponent.
    pub pairs: u64,
    pub seed: u64,
    pub threads: usize,
    /// Games of a search for a champion or an exploiter.
    pub budget: u64,
}

/// One line of the result: a kingdom and an opponent.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    pub kingdom: String,
    /// Who was met: with the name of the strategy where there are several.
    pub opponent: String,
    /// Whether the book has plans for the kingdom.
    pub is_in_book: bool,
    pub score: Score,
}

/// Plays a challenger against opponents on kingdoms. Nothing if it was told to stop.
pub fn run(
    challenger: &dyn Challenger,
    kingdoms: &[Kingdom],
    opponents: &[Opponent],
    measure: Measure,
    stop: &AtomicBool,
    tell: &(dyn Fn(&str) + Sync),
) -> Option<Result<Vec<Row>, String>> {
    let done = for_each(kingdoms, measure.threads, stop, |kingdom| {
        let rows = on_kingdom(challenger, kingdom, opponents, measure);
        tell(&kingdom.name);
        rows
    })?;
    let mut rows = Vec::new();
    for of_kingdom in done {
        match of_kingdom {
            Ok(more) => rows.extend(more),
            Err(error) => return Some(Err(error)),
        }
    }
    Some(Ok(rows))
}

fn on_kingdom(
    challenger: &dyn Challenger,
    kingdom: &Kingdom,
    opponents: &[Opponent],
    measure: Measure,
) -> Result<Vec<Row>, String> {
    let start = kingdom.start()?;
    let mut rows = Vec::new();
    for opponent in opponents {
        for (name, met) in opponent.met(&start, challenger, measure)? {
            let bots = [challenger, &*met];
            let score = play(&start, bots, measure.seed ^ place(&name), 0..measure.pairs)?;
            let is_in_book = at_hand(start.rules()).is_some();
            let kingdom = kingdom.name.clone();
            rows.push(Row { kingdom, opponent: name, is_in_book, score });
        }
    }
    Ok(rows)
}

/// What the seed of a measurement is mixed with, so that the deals against different opponents differ.
pub fn place(name: &str) -> u64 {
    name.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_are_equal_and_threads_change_nothing() {
        let kingdoms: Vec<Kingdom> =
            suite("base").expect("it is there").into_iter().take(2).collect();
        let bot = Named::find("big-money").expect("a bot");
        let opponents = Opponent::find_all(&["big-money-ultimate", "medium"].map(str::to_owned));
        let opponents = opponents.expect("they are there");
        let run = |threads| {
            let measure = Measure { pairs: 4, seed: 1, threads, budget: 100 };
            let never = AtomicBool::new(false);
            let rows = run(&bot, &kingdoms, &opponents, measure, &never, &|_| ());
            format!("{:?}", rows.expect("nobody stopped it").expect("all can play"))
        };
        assert_eq!(run(1), run(2));
    }

    #[test]
    fn every_suite_is_made_of_legal_kingdoms() {
        for name in SUITES {
            let kingdoms = suite(name).expect("it is there");
            assert!(kingdoms.len() >= 24, "{name}: {}", kingdoms.len());
            for kingdom in kingdoms {
                kingdom.start().unwrap_or_else(|error| panic!("{name}, {}: {error}", kingdom.name));
            }
        }
    }
}
