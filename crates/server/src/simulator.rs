//! Many games between strategies, played by the server within limits: a few runs at a time, each on a thread that gives
//! way to those that serve tables, one run for each person, and none for longer than it may.

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use fief_bots::Strategy;
use fief_bots::strategy::{Shipped, StrategyError, shipped};
use fief_cards::LIBRARY;
use fief_engine::card::Card;
use fief_engine::ids::MAX_PLAYERS;
use fief_entrants::{Entrant, KingdomChoice, contest, tell_apart};
use fief_sim::Contest;
use fief_sim::run::{Control, Ending, MAX_TURNS, Plan, Until};
use fief_sim::stats::Stats;
use fief_sim::summary::Summary;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

use crate::config::Limits;
use crate::http::{Stopping, told};
use crate::protocol::{
    Code, Problem, SimMessage, SimRequest, SimShare, SimStopped, StrategyCheck, StrategyInfo,
    StrategyList, TextFault,
};
use crate::{bounds, kingdom};

/// How many runs of one address may wait or play.
const PER_ADDRESS: usize = 3;
/// How many runs may wait or play altogether.
const MOST_RUNS: usize = 20;
/// How often somebody is told how far a run is.
const PROGRESS: Duration = Duration::from_millis(150);
/// The stack of the thread that plays: conditions of a strategy may be long chains.
const STACK: usize = 16 * 1024 * 1024;

fn bad(message: impl Into<String>) -> Problem {
    Problem::new(Code::BadSetup, message)
}

/// What `GET /api/v1/strategies` says.
pub(crate) fn list(limits: &Limits) -> StrategyList {
    let info = |shipped: &Shipped| StrategyInfo {
        file: shipped.file.to_owned(),
        name: shipped.strategy.name.clone(),
        text: shipped.text.to_owned(),
        needs: needs(&shipped.strategy),
    };
    StrategyList {
        strategies: shipped().iter().map(info).collect(),
        most_games: limits.simulation_games,
        most_seconds: limits.simulation_time.as_secs(),
    }
}

fn needs(strategy: &Strategy) -> Vec<String> {
    let all = strategy.kingdom().into_iter().chain(strategy.landscapes());
    all.map(|card: &Card| card.name.to_owned()).collect()
}

/// What `POST /api/v1/strategies/check` says.
pub(crate) fn check(text: &str) -> Result<StrategyCheck, Problem> {
    bounds::text("The strategy", text)?;
    Ok(match Strategy::parse(text, &LIBRARY) {
        Ok(strategy) => {
            StrategyCheck { fault: None, needs: needs(&strategy), name: Some(strategy.name) }
        }
        Err(StrategyError { line, column, message, .. }) => {
            let fault = TextFault { line, column: Some(column), message };
            StrategyCheck { fault: Some(fault), name: None, needs: Vec::new() }
        }
    })
}

/// The player of this number, whose text may be wrong.
fn entrant(number: usize, text: String) -> Result<Entrant, Problem> {
    if let Err(StrategyError { line, column, message, .. }) = Strategy::parse(&text, &LIBRARY) {
        return Err(bad(format!("Strategy {number}: line {line}, column {column}: {message}.")));
    }
    Entrant::parse(text).map_err(|error| bad(format!("Strategy {number}: {error:#}")))
}

/// A run that can be played: everything that can be wrong with it was looked at.
#[derive(Debug)]
pub(crate) struct Wanted {
    entrants: Vec<Entrant>,
    kingdom: KingdomChoice,
    plan: Plan,
    games: u64,
}

impl Wanted {
    pub(crate) fn read(request: SimRequest, limits: &Limits) -> Result<Self, Problem> {
        bounds::simulation(&request)?;
        let (players, games) = (request.strategies.len(), request.games);
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(bad(format!("A game has 2 to {MAX_PLAYERS} players, not {players}.")));
        }
        let most = limits.simulation_games;
        if !(1..=most).contains(&games) {
            return Err(bad(format!("A run has 1 to {most} games here, not {games}.")));
        }
        let entrants = (1..).zip(request.strategies).map(|(number, text)| entrant(number, text));
        let entrants = tell_apart(entrants.collect::<Result<_, _>>()?);
        let kingdom = KingdomChoice { kingdom: request.kingdom, cards: request.cards };
        let seed = kingdom::seed(request.seed.as_deref())?;
        let until = Until::Games(games);
        let plan = Plan { seed, paired: request.paired, max_turns: MAX_TURNS, until };
        let wanted = Self { entrants, kingdom, plan, games };
        wanted.contest()?;
        Ok(wanted)
    }

    fn contest(&self) -> Result<Contest<'_>, Problem> {
        let entrants: Vec<&Entrant> = self.entrants.iter().collect();
        contest(&entrants, &self.kingdom).map_err(|error| bad(format!("{error:#}.")))
    }
}

/// Somebody's run, which can be told to stop.
#[derive(Debug, Default)]
pub(crate) struct Run {
    stop: AtomicBool,
    why: OnceLock<SimStopped>,
}

impl Run {
    /// Ends the run early. The first reason is the one that is given.
    pub(crate) fn stop(&self, why: SimStopped) {
        let _ = self.why.set(why);
        self.hang_up();
    }

    /// Ends the run because nobody waits for it.
    pub(crate) fn hang_up(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Who plays what just now.
#[derive(Debug)]
pub(crate) struct Simulator {
    /// Runs get their turn in the order in which they came.
    turns: Arc<Semaphore>,
    time: Duration,
    runs: Mutex<Vec<Entry>>,
}

#[derive(Debug)]
struct Entry {
    guest: String,
    address: IpAddr,
    run: Arc<Run>,
}

/// A place among the runs, as long as it is held.
#[derive(Debug)]
pub(crate) struct Ticket {
    simulator: Arc<Simulator>,
    pub(crate) run: Arc<Run>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.simulator.runs().retain(|entry| !Arc::ptr_eq(&entry.run, &self.run));
    }
}

impl Simulator {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            turns: Arc::new(Semaphore::new(limits.simulations)),
            time: limits.simulation_time,
            runs: Mutex::default(),
        }
    }

    fn runs(&self) -> MutexGuard<'_, Vec<Entry>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a run in, if there is room. A person has one run: a new one ends the one before it.
    pub(crate) fn enter(self: &Arc<Self>, guest: &str, address: IpAddr) -> Result<Ticket, Problem> {
        let mut runs = self.runs();
        for entry in runs.iter().filter(|entry| entry.guest == guest) {
            entry.run.stop(SimStopped::Replaced);
        }
        let others = runs.iter().filter(|entry| entry.guest != guest);
        let near = others.clone().filter(|entry| entry.address == address).count();
        if near >= PER_ADDRESS || runs.len() >= MOST_RUNS {
            let message = "Too many simulations are waiting. Try again in a moment, or run them yourself: fief sim.";
            return Err(Problem::new(Code::TooMany, message));
        }
        let run = Arc::new(Run::default());
        let entry = Entry { guest: guest.to_owned(), address, run: Arc::clone(&run) };
        runs.push(entry);
        drop(runs);
        Ok(Ticket { simulator: Arc::clone(self), run })
    }

    /// Waits for a turn. Who has gone gets none.
    async fn turn(&self, tell: &mpsc::Sender<SimMessage>) -> Option<OwnedSemaphorePermit> {
        if let Ok(turn) = Arc::clone(&self.turns).try_acquire_owned() {
            return Some(turn);
        }
        tell.send(SimMessage::Waiting).await.ok()?;
        tokio::select! {
            turn = Arc::clone(&self.turns).acquire_owned() => turn.ok(),
            () = tell.closed() => None,
        }
    }

    /// Plays a run when it is its turn, and tells how it goes.
    pub(crate) async fn play(
        self: Arc<Self>,
        ticket: Ticket,
        wanted: Wanted,
        tell: mpsc::Sender<SimMessage>,
        mut stopping: Stopping,
    ) {
        let turn = tokio::select! {
            turn = self.turn(&tell) => turn,
            () = told(&mut stopping) => None,
        };
        let Some(turn) = turn else {
            let problem = Problem::new(Code::ShuttingDown, "The server is about to start again.");
            // Nobody reads it if they have gone.
            let _ = tell.send(SimMessage::Failed { problem }).await;
            return;
        };
        let run = Arc::clone(&ticket.run);
        let (done, played) = oneshot::channel::<()>();
        let thread = std::thread::Builder::new().name("simulation".to_owned()).stack_size(STACK);
        let job = move || {
            let _held = (turn, done);
            give_way();
            let last = play(&wanted, &ticket.run, &tell);
            drop(ticket);
            let _ = tell.blocking_send(last);
        };
        if let Err(error) = thread.spawn(job) {
            tracing::error!(%error, "no thread for a simulation");
            return;
        }
        tokio::select! {
            // The thread has ended, by whatever way.
            _ = played => {}
            () = tokio::time::sleep(self.time) => run.stop(SimStopped::Time),
            () = told(&mut stopping) => run.stop(SimStopped::ShuttingDown),
        }
    }
}

/// Lets everything else on this machine go before this thread.
#[cfg(target_os = "linux")]
pub(crate) fn give_way() {
    // It is only a courtesy.
    let _ = rustix::process::nice(10);
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn give_way() {}

/// Plays a run on this thread.
fn play(wanted: &Wanted, run: &Run, tell: &mpsc::Sender<SimMessage>) -> SimMessage {
    let contest = match wanted.contest() {
        Ok(contest) => contest,
        Err(problem) => return SimMessage::Failed { problem },
    };
    let plan = &wanted.plan;
    let setup = contest.start().rules().setup();
    let named = setup.kingdom.iter().chain(&setup.landscapes);
    let _ = tell.blocking_send(SimMessage::Started {
        seed: plan.seed.to_string(),
        games: fief_sim::run::games_of(&contest, plan, wanted.games),
        kingdom: named.map(ToString::to_string).collect(),
    });
    let told = Mutex::new(Instant::now());
    let progress = |stats: &Stats| {
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.elapsed() >= PROGRESS {
            *told = Instant::now();
            // Who reads slowly misses some of these and nothing else.
            let _ = tell.try_send(how_far(&contest, plan, stats));
        }
    };
    let control = Control { threads: 1, stop: &run.stop, progress: &progress };
    let (stats, ending) = fief_sim::run::run(&contest, plan, &control);
    if let Ending::Broken(broken) = &ending {
        return SimMessage::Failed { problem: bad(format!("{broken}.")) };
    }
    let summary = Summary::new(&contest, plan, &stats, &ending);
    SimMessage::Done {
        verdict: summary.verdict(),
        stopped: run.why.get().copied().filter(|_| ending == Ending::Interrupted),
        summary: Box::new(summary),
    }
}

fn how_far(contest: &Contest<'_>, plan: &Plan, stats: &Stats) -> SimMessage {
    let shares = contest.names().into_iter().zip(&stats.contestants).map(|(name, tally)| {
        let sample = tally.sample(plan.paired);
        SimShare { name, share: sample.mean(), interval: sample.interval() }
    });
    SimMessage::Progress { games: stats.games + stats.unfinished, shares: shares.collect() }
}
