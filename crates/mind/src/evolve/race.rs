//! Two plans against each other, each deal from both seats.

use std::cell::Cell;
use std::ops::{AddAssign, Range};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use fief_bots::StrategyBot;
use fief_engine::decide::{AtOnce, Decider, Offer};
use fief_engine::game::{Flow, Game};
use fief_engine::question::{Question, Reply};
use fief_engine::rng::Rng;
use fief_engine::setup::Start;
use fief_engine::view::View;
use serde::{Deserialize, Serialize};

/// A game with more turns of both players together is given up: nobody wants to sit at that table.
pub(super) const MOST_TURNS: u32 = 120;

/// The results of pairs of games: how often a pair brought no point, half a point, … two points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Pairs {
    pub counts: [u32; 5],
    /// Games that were given up; they count as lost.
    pub stalls: u32,
}

impl Pairs {
    pub fn len(&self) -> u32 {
        self.counts.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn games(&self) -> u64 {
        2 * u64::from(self.len())
    }

    /// The share of games won, a tie as half.
    pub fn share(&self) -> f64 {
        let points: u32 = self.counts.iter().zip(0..).map(|(count, points)| count * points).sum();
        if self.is_empty() { 0.5 } else { f64::from(points) / (4.0 * f64::from(self.len())) }
    }

    /// The standard error of the share. A few pairs more of each kind keep it from being 0.
    pub fn error(&self) -> f64 {
        let n = f64::from(self.len()) + 2.0;
        let mean = (self.share() * f64::from(self.len()) + 1.0) / n;
        let part = |(count, points): (&u32, f64)| f64::from(*count) * (points - mean).powi(2);
        let squares: f64 = self.counts.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]).map(part).sum();
        ((squares + mean.powi(2) + (1.0 - mean).powi(2)) / n / n).sqrt()
    }

    /// Half of the 95 % interval.
    pub fn half_width(&self) -> f64 {
        1.96 * self.error()
    }

    /// Counts a pair in which so many half points were won in each of the two games.
    pub fn add(&mut self, first: u8, second: u8) {
        self.counts[usize::from(first + second).min(4)] += 1;
    }

    /// The same from the other side of the table.
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.counts.reverse();
        self
    }
}

impl AddAssign for Pairs {
    fn add_assign(&mut self, other: Self) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.stalls += other.stalls;
    }
}

/// The luck of deal `number` of a run.
pub fn deal_seed(seed: u64, number: u64) -> u64 {
    let base = Rng::new(seed).next_u64();
    Rng::new(base ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93)).next_u64()
}

/// Two bots that change seats from game to game.
struct Seated<'c> {
    bots: [StrategyBot; 2],
    first: &'c Cell<usize>,
}

impl Decider for Seated<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let bot = self.first.get() ^ question.player.index();
        self.bots[bot].decide(view, question, reply)
    }

    fn decides_at_once(&self) -> bool {
        true
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        let bot = self.first.get() ^ view.seat().index();
        self.bots[bot].decide_at_once(view, offer)
    }
}

/// How a game ended for the one who is looked at, in half points, and in how many turns; nothing if it was given up.
pub(super) type Ended = Option<(u8, u32)>;

/// Plays each of some deals from both seats and tells how each pair ended.
pub(super) fn each_pair(
    start: &Start,
    bots: [&StrategyBot; 2],
    seed: u64,
    deals: Range<u64>,
    mut tell: impl FnMut([Ended; 2]),
) {
    let first = Cell::new(0);
    let mut seated = Seated { bots: bots.map(StrategyBot::clone), first: &first };
    let mut game = Game::new(start.undealt().clone(), &mut seated);
    for deal in deals {
        let luck = deal_seed(seed, deal);
        tell([0, 1].map(|seat| {
            first.set(seat);
            game.replace_state(|state| start.deal_into(state, luck));
            while !game.state().is_over() {
                if game.state().turn().number >= MOST_TURNS || game.run_turn().is_err() {
                    return None;
                }
            }
            let winners = game.state().winners();
            let won = winners.iter().any(|winner| winner.index() == seat);
            let points = if winners.len() > 1 { 1 } else { 2 * u8::from(won) };
            Some((points, game.state().turn().number))
        }));
    }
}

/// Plays each of some deals from both seats.
pub fn duel(start: &Start, bots: [&StrategyBot; 2], seed: u64, deals: Range<u64>) -> Pairs {
    let mut pairs = Pairs::default();
    each_pair(start, bots, seed, deals, |ended| {
        let [first, second] = ended.map(|ended| ended.map_or(0, |(points, _)| points));
        pairs.add(first, second);
        pairs.stalls += ended.iter().filter(|ended| ended.is_none()).count() as u32;
    });
    pairs
}

/// Does something for each of some things, on several threads; the results are in the order of the things. Nothing if it
/// was told to stop before all was done.
pub fn for_each<T: Sync, R: Send>(
    things: &[T],
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(&T) -> R + Sync,
) -> Option<Vec<R>> {
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<Option<R>>> = Mutex::new(things.iter().map(|_| None).collect());
    let worker = || {
        while !stop.load(Ordering::Relaxed) {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(index) else { break };
            let result = work(thing);
            done.lock().unwrap_or_else(PoisonError::into_inner)[index] = Some(result);
        }
    };
    if threads <= 1 {
        worker();
    } else {
        thread::scope(|scope| {
            for _ in 0..threads.min(things.len()) {
                scope.spawn(worker);
            }
        });
    }
    done.into_inner().unwrap_or_else(PoisonError::into_inner).into_iter().collect()
}
