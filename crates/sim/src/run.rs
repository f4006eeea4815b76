//! Plays many games on many threads.

use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use fief_engine::game::Stop;

use crate::contest::{Bot, Contest, Seating};
pub use crate::play::Played;
use crate::play::{self, play_chunk};
use crate::stats::Stats;

/// The turns of one player after which a game is abandoned as endless, unless a plan says otherwise.
pub const MAX_TURNS: u16 = 200;

/// The condition that ends a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Until {
    Games(u64),
    /// Until every contestant's interval is at most this wide on either side of its middle, with no more than `most`
    /// games.
    Precision {
        half_width: f64,
        most: u64,
    },
}

/// The settings of a run that determine its result, apart from the contestants.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    pub seed: u64,
    /// Whether the games of a round have the same luck.
    pub paired: bool,
    /// The turns of one player after which a game is abandoned.
    pub max_turns: u16,
    pub until: Until,
}

/// The settings of a run that do not change its result unless it is interrupted.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    pub threads: usize,
    /// Set when the run must end early; the games played so far count.
    pub stop: &'a AtomicBool,
    /// Called now and then with the counts so far.
    pub progress: &'a (dyn Fn(&Stats) + Sync),
}

impl fmt::Debug for Control<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Control").field("threads", &self.threads).finish_non_exhaustive()
    }
}

/// The way in which a run ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The plan was fulfilled.
    Done,
    /// The most games were played, but an interval is still too wide.
    NotPrecise,
    /// The run was told to stop.
    Interrupted,
    /// A bot failed.
    Broken(Broken),
}

/// A bot that cannot play: its answer was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The number of the game, from 1.
    pub game: u64,
    pub contestant: String,
    pub stop: Stop,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, contestant, stop } = self;
        let what = match stop {
            Stop::Illegal => "gave an answer that is not legal",
            Stop::NeedsAnswer => "had no answer to a question",
            Stop::Diverged => "answered a different question from the one asked",
            Stop::Runaway => "went on without end",
        };
        write!(f, "{contestant} {what} in game {game}")
    }
}

impl std::error::Error for Broken {}

/// Plays until the plan is fulfilled or the run is told to stop. Every finished game counts.
pub fn run(contest: &Contest<'_>, plan: &Plan, control: &Control<'_>) -> (Stats, Ending) {
    let total = Mutex::new(Stats::new(contest.start().rules()));
    let stats = || total.lock().unwrap_or_else(PoisonError::into_inner);
    let mut played = 0;
    let ending = loop {
        let target = next_target(contest, plan, played);
        if let Err(broken) = play_range(contest, plan, control, played..target, &total) {
            break Ending::Broken(broken);
        }
        played = target;
        if control.stop.load(Ordering::Relaxed) {
            break Ending::Interrupted;
        }
        match plan.until {
            Until::Games(_) => break Ending::Done,
            Until::Precision { half_width, .. } if is_precise(&stats(), plan, half_width) => {
                break Ending::Done;
            }
            Until::Precision { most, .. } if played >= most => break Ending::NotPrecise,
            Until::Precision { .. } => {}
        }
    };
    (total.into_inner().unwrap_or_else(PoisonError::into_inner), ending)
}

/// The number of games after which the run checks its intervals. It is always the same, so that runs stop at the same
/// game.
fn next_target(contest: &Contest<'_>, plan: &Plan, played: u64) -> u64 {
    let most = match plan.until {
        Until::Games(games) | Until::Precision { most: games, .. } => whole(contest, plan, games),
    };
    let Until::Precision { .. } = plan.until else { return most };
    let chunk = play::chunk(contest, 0).end;
    let more = (played / chunk / 8).max(16) * chunk;
    (played + more).min(most)
}

/// Rounds up to whole rounds if their games share their luck: single ones would mean nothing.
fn whole(contest: &Contest<'_>, plan: &Plan, games: u64) -> u64 {
    if plan.paired { games.next_multiple_of(contest.players() as u64) } else { games }
}

fn is_precise(stats: &Stats, plan: &Plan, half_width: f64) -> bool {
    let widths = stats.contestants.iter().map(|t| t.sample(plan.paired).interval().half_width());
    widths.fold(0.0, f64::max) <= half_width
}

/// Plays the games of a range that begins with a chunk, and adds them to `total`.
fn play_range(
    contest: &Contest<'_>,
    plan: &Plan,
    control: &Control<'_>,
    range: Range<u64>,
    total: &Mutex<Stats>,
) -> Result<(), Broken> {
    let size = play::chunk(contest, 0).end;
    let next = AtomicU64::new(range.start / size);
    let broken: Mutex<Option<Broken>> = Mutex::new(None);
    let failed = AtomicBool::new(false);
    let must_stop = || failed.load(Ordering::Relaxed) || control.stop.load(Ordering::Relaxed);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let chunk = play::chunk(contest, number);
            if chunk.start >= range.end || must_stop() {
                return;
            }
            let games = chunk.start..chunk.end.min(range.end);
            let mut stats = Stats::new(contest.start().rules());
            let played = play_chunk(contest, plan, (number, games), control.stop, &mut |game| {
                stats.add(game);
            });
            stats.end_round();
            let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
            total.merge(&stats);
            (control.progress)(&total);
            drop(total);
            if let Err(found) = played {
                failed.store(true, Ordering::Relaxed);
                let mut first = broken.lock().unwrap_or_else(PoisonError::into_inner);
                if first.as_ref().is_none_or(|first| found.game < first.game) {
                    *first = Some(found);
                }
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 1..control.threads {
            scope.spawn(work);
        }
        work();
    });
    broken.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

/// The number of games in a run: whole rounds if their games share their luck.
pub fn games_of(contest: &Contest<'_>, plan: &Plan, games: u64) -> u64 {
    whole(contest, plan, games)
}

/// The number of games in a chunk: a part of a run that is played elsewhere begins with one.
pub fn chunk_size(contest: &Contest<'_>) -> u64 {
    play::chunk(contest, 0).end
}

/// Plays a part of a run on this thread and shows each game; they are the same games that the whole run would play.
/// The part begins with a chunk.
///
/// # Panics
/// If the part begins in the middle of a chunk.
pub fn part(
    contest: &Contest<'_>,
    plan: &Plan,
    games: Range<u64>,
    stop: &AtomicBool,
    see: &mut dyn FnMut(&Played<'_>),
) -> Result<(), Broken> {
    let size = chunk_size(contest);
    assert!(games.start.is_multiple_of(size), "a part begins with a chunk of {size} games");
    for number in games.start / size..games.end.div_ceil(size) {
        let chunk = play::chunk(contest, number);
        let range = chunk.start..chunk.end.min(games.end);
        play_chunk(contest, plan, (number, range), stop, see)?;
    }
    Ok(())
}

/// Plays a part of a run on this thread and counts it. The counts of all parts, [merged](Stats::merge), are those of
/// the run.
pub fn count_part(
    contest: &Contest<'_>,
    plan: &Plan,
    games: Range<u64>,
    stop: &AtomicBool,
) -> Result<Stats, Broken> {
    let mut stats = Stats::new(contest.start().rules());
    part(contest, plan, games, stop, &mut |game| stats.add(game))?;
    stats.end_round();
    Ok(stats)
}

/// One game of a run, to be played again and watched.
pub struct OneGame {
    /// The bots by seat.
    pub bots: Vec<Bot>,
    pub seating: Seating,
    /// The seed for dealing.
    pub seed: u64,
}

impl fmt::Debug for OneGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OneGame").field("seed", &self.seed).finish_non_exhaustive()
    }
}

/// The game of this number, from 1, in the run of `plan`.
pub fn one_game(contest: &Contest<'_>, plan: &Plan, number: u64) -> Result<OneGame, Broken> {
    let number = number - 1;
    let (bots, seed) = play::prepare(contest, plan, number)?;
    let seating = contest.seating(number);
    let mut bots: Vec<Option<Bot>> = bots.into_iter().map(Some).collect();
    let by_seat = seating[..bots.len()].iter().map(|&contestant| bots[contestant as usize].take());
    Ok(OneGame {
        bots: by_seat.collect::<Option<_>>().expect("everybody sits once"),
        seating,
        seed,
    })
}
