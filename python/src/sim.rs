//! Many games, and what can be said of them.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use fief_entrants::{Entrant, KingdomChoice, LosingEnd, contest, find_all};
use fief_sim::rating::ratings as rate;
use fief_sim::run::{
    Control, Ending, MAX_TURNS, Plan, Until, chunk_size, count_part, games_of, part, run,
};
use fief_sim::stats::Stats;
use fief_sim::summary::Summary;
use fief_sim::{Contest, report};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors;
use crate::rows::Rows;
use crate::view::object;

/// Who plays whom with what: a match that can be played in parts.
#[pyclass(frozen, module = "fief")]
pub(crate) struct Match {
    entrants: Vec<Entrant>,
    kingdom: KingdomChoice,
    seed: u64,
    paired: bool,
    max_turns: u16,
    losing_end: Option<LosingEnd>,
}

fn entrant_error(error: &anyhow::Error) -> PyErr {
    errors::strategy(errors::whole(error))
}

impl Match {
    fn contest(&self) -> PyResult<Contest<'_>> {
        let entrants: Vec<&Entrant> = self.entrants.iter().collect();
        errors::guard(|| contest(&entrants, &self.kingdom))?
            .map_err(|error| errors::setup(errors::whole(&error)))
    }

    fn plan(&self, until: Until) -> Plan {
        Plan { seed: self.seed, paired: self.paired, max_turns: self.max_turns, until }
    }

    fn result(
        &self,
        contest: &Contest<'_>,
        plan: &Plan,
        stats: &Stats,
        ending: &Ending,
    ) -> PyResult<SimResult> {
        let losing_end = self.losing_end.map(LosingEnd::word);
        let summary =
            errors::guard(|| Summary { losing_end, ..Summary::new(contest, plan, stats, ending) })?;
        Ok(SimResult { summary, precise: *ending != Ending::NotPrecise })
    }
}

/// The games of a run from `first` to before `last`, or what is wrong with them.
fn range(contest: &Contest<'_>, first: u64, last: u64) -> PyResult<std::ops::Range<u64>> {
    let size = chunk_size(contest);
    if !first.is_multiple_of(size) || last < first {
        return Err(errors::value(format!(
            "games {first} to {last}: a part begins with a multiple of {size} and does not end before"
        )));
    }
    Ok(first..last)
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (contestants, *, kingdom=None, cards=vec![], seed=0, paired=false, max_turns=MAX_TURNS, losing_end=None))]
    fn new(
        contestants: Vec<String>,
        kingdom: Option<String>,
        cards: Vec<String>,
        seed: u64,
        paired: bool,
        max_turns: u16,
        losing_end: Option<&str>,
    ) -> PyResult<Self> {
        let losing_end = losing_end.map(losing_end_of).transpose()?;
        if kingdom.is_some() && !cards.is_empty() {
            return Err(errors::setup("give a kingdom or cards, not both"));
        }
        if max_turns == 0 {
            return Err(errors::value("max_turns must be at least 1"));
        }
        let entrants = find_all(&contestants, losing_end).map_err(|error| entrant_error(&error))?;
        let kingdom = KingdomChoice { kingdom, cards };
        let made = Self { entrants, kingdom, seed, paired, max_turns, losing_end };
        // Whatever is wrong is found before the first game.
        made.contest()?;
        Ok(made)
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    #[getter]
    fn paired(&self) -> bool {
        self.paired
    }

    /// The contestants' names.
    #[getter]
    fn names(&self) -> Vec<&str> {
        self.entrants.iter().map(fief_sim::Contestant::name).collect()
    }

    /// The Kingdom cards and landscapes that are played with.
    #[getter]
    fn kingdom(&self) -> PyResult<Vec<String>> {
        let contest = self.contest()?;
        let setup = contest.start().rules().setup();
        Ok(setup.kingdom.iter().chain(&setup.landscapes).map(ToString::to_string).collect())
    }

    /// Plays so many games, or until every interval is as narrow as `precision` says ("0.5%" is 0.005). The result does not
    /// depend on the number of threads, and is that of `fief sim` with the same seed. `progress` is called now and then
    /// with the number of games played.
    #[pyo3(signature = (games=10_000, *, precision=None, threads=None, progress=None))]
    fn run(
        &self,
        py: Python<'_>,
        games: u64,
        precision: Option<f64>,
        threads: Option<usize>,
        progress: Option<Bound<'_, PyAny>>,
    ) -> PyResult<SimResult> {
        if games == 0 {
            return Err(errors::value("0 games say nothing: games must be at least 1"));
        }
        let until = match precision {
            None => Until::Games(games),
            Some(half_width) if half_width > 0.0 && half_width < 0.5 => {
                Until::Precision { half_width, most: games }
            }
            Some(share) => {
                return Err(errors::value(format!(
                    "precision {share}: it must be more than 0 and less than 0.5"
                )));
            }
        };
        let threads = threads_of(threads)?;
        let contest = self.contest()?;
        let plan = self.plan(until);
        let (stats, ending) = played(py, progress.as_ref(), |stop, seen| {
            let progress =
                |stats: &Stats| seen.store(stats.games + stats.unfinished, Ordering::Relaxed);
            let control = Control { threads, stop, progress: &progress };
            run(&contest, &plan, &control)
        })?;
        if let Ending::Broken(broken) = &ending {
            return Err(errors::other(broken));
        }
        self.result(&contest, &plan, &stats, &ending)
    }

    /// How many games are a chunk: every part of a run begins with a multiple of it.
    #[getter]
    fn chunk(&self) -> PyResult<u64> {
        Ok(chunk_size(&self.contest()?))
    }

    /// How many games a run of so many plays: with `paired`, whole rounds.
    fn total(&self, games: u64) -> PyResult<u64> {
        Ok(games_of(&self.contest()?, &self.plan(Until::Games(games)), games))
    }

    /// Plays the games from `first` to before `last` on this thread, and returns what was counted, as JSON.
    fn count_part(&self, py: Python<'_>, first: u64, last: u64) -> PyResult<String> {
        let contest = self.contest()?;
        let (plan, range) = (self.plan(Until::Games(last)), range(&contest, first, last)?);
        let stats = played(py, None, |stop, _| count_part(&contest, &plan, range, stop))?;
        serde_json::to_string(&stats.map_err(errors::other)?).map_err(errors::other)
    }

    /// The result of a run of `games` games, from the counts of all its parts, in any order.
    fn result_of(&self, games: u64, parts: Vec<String>) -> PyResult<SimResult> {
        let contest = self.contest()?;
        let plan = self.plan(Until::Games(games));
        let mut total = Stats::new(contest.start().rules());
        for part in &parts {
            let stats: Stats = serde_json::from_str(part)
                .map_err(|error| errors::value(format!("this is no count of games: {error}")))?;
            let is_alike =
                stats.contestants.len() == total.contestants.len()
                    && stats.contestants.iter().zip(&total.contestants).all(|(a, b)| {
                        a.gains.len() == b.gains.len() && a.seats.len() == b.seats.len()
                    });
            if !is_alike {
                return Err(errors::value("this is a count of another contest"));
            }
            total.merge(&stats);
        }
        self.result(&contest, &plan, &total, &Ending::Done)
    }

    /// Plays the games from `first` to before `last`, and returns them as columns: a table of seats (a row for each seat of
    /// each game), one of turns, and one of gains.
    fn table_part<'py>(
        &self,
        py: Python<'py>,
        first: u64,
        last: u64,
    ) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyDict>, Bound<'py, PyDict>)> {
        let contest = self.contest()?;
        let (plan, range) = (self.plan(Until::Games(last)), range(&contest, first, last)?);
        let rows = played(py, None, |stop, _| {
            let mut rows = Rows::default();
            part(&contest, &plan, range, stop, &mut |game| rows.add(game)).map(|()| rows)
        })?;
        rows.map_err(errors::other)?.columns(py)
    }

    /// The names of all kinds of card, by the numbers that they have in the table of gains.
    fn kinds(&self) -> PyResult<Vec<&'static str>> {
        let contest = self.contest()?;
        let rules = contest.start().rules();
        Ok(rules.kinds().map(|kind| rules.definition(kind).name).collect())
    }

    /// All that the games of a run depend on, as JSON.
    fn key(&self) -> PyResult<String> {
        let texts: Vec<String> = self.entrants.iter().map(Entrant::text).collect();
        let key = serde_json::json!({
            "version": env!("CARGO_PKG_VERSION"),
            "rules": fief_engine::save::RULES_VERSION,
            "contestants": texts,
            "kingdom": self.kingdom()?,
            "seed": self.seed,
            "paired": self.paired,
            "max_turns": self.max_turns,
        });
        serde_json::to_string(&key).map_err(errors::other)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let this = slf.get();
        let told: Vec<(String, String)> = this
            .entrants
            .iter()
            .map(|entrant| (fief_sim::Contestant::name(entrant).to_owned(), entrant.text()))
            .collect();
        let word = this.losing_end.map(LosingEnd::word);
        let make = slf.py().import("fief._native")?.getattr("_match")?;
        let kingdom = (this.kingdom.kingdom.clone(), this.kingdom.cards.clone());
        let luck = (this.seed, this.paired, this.max_turns);
        (make, (told, kingdom, luck, word)).into_pyobject(slf.py()).map(Bound::into_any)
    }
}

/// Makes a match again that was sent to another process, whose files may be others.
#[pyfunction]
fn _match(
    told: Vec<(String, String)>,
    kingdom: (Option<String>, Vec<String>),
    luck: (u64, bool, u16),
    losing_end: Option<&str>,
) -> PyResult<Match> {
    let ((kingdom, cards), (seed, paired, max_turns)) = (kingdom, luck);
    let entrants = told.iter().map(|(name, text)| Entrant::of_text(name, text));
    let entrants =
        entrants.collect::<anyhow::Result<_>>().map_err(|error| entrant_error(&error))?;
    let losing_end = losing_end.map(losing_end_of).transpose()?;
    let kingdom = KingdomChoice { kingdom, cards };
    Ok(Match { entrants, kingdom, seed, paired, max_turns, losing_end })
}

/// Works beside Python, which hears of progress and can interrupt it.
pub(crate) fn played<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&AtomicBool, &AtomicU64) -> T + Send,
) -> PyResult<T> {
    let (stop, seen, done) = (AtomicBool::new(false), AtomicU64::new(0), AtomicBool::new(false));
    let mut interrupted = None;
    let played = thread::scope(|scope| {
        let worker = scope.spawn(|| {
            let result =
                std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| work(&stop, &seen)));
            done.store(true, Ordering::Release);
            result
        });
        while !done.load(Ordering::Acquire) {
            py.detach(|| {
                for _ in 0..50 {
                    if done.load(Ordering::Acquire) {
                        return;
                    }
                    thread::sleep(Duration::from_millis(1));
                }
            });
            if interrupted.is_none() {
                let told = progress
                    .map_or(Ok(()), |told| told.call1((seen.load(Ordering::Relaxed),)).map(|_| ()));
                interrupted = told.and_then(|()| py.check_signals()).err();
                stop.store(interrupted.is_some(), Ordering::Relaxed);
            }
        }
        worker.join()
    });
    match interrupted {
        Some(error) => Err(error),
        None => match played {
            Ok(Ok(result)) => Ok(result),
            _ => Err(errors::Bug::new_err("a thread that played games panicked")),
        },
    }
}

fn losing_end_of(word: &str) -> PyResult<LosingEnd> {
    let found = LosingEnd::ALL.into_iter().find(|known| known.word() == word);
    found.ok_or_else(|| errors::value(format!("losing_end is allowed or refused, not '{word}'")))
}

/// The number of threads asked for, or all that there are.
pub(crate) fn threads_of(wanted: Option<usize>) -> PyResult<usize> {
    match wanted {
        Some(0) => Err(errors::value("0 threads play nothing: threads must be at least 1")),
        Some(threads) => Ok(threads.min(1_024)),
        None => Ok(thread::available_parallelism().map_or(1, std::num::NonZero::get)),
    }
}

/// What is known after many games.
#[pyclass(frozen, module = "fief")]
pub(crate) struct SimResult {
    summary: Summary,
    /// Whether the intervals are as narrow as was asked for.
    #[pyo3(get)]
    precise: bool,
}

#[pymethods]
impl SimResult {
    /// Everything, as `fief sim --json` prints it.
    fn json(&self) -> PyResult<String> {
        serde_json::to_string_pretty(&self.summary).map_err(errors::other)
    }

    /// Everything as data.
    fn data<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        object(py, &self.summary)
    }

    #[getter]
    fn games(&self) -> u64 {
        self.summary.games
    }

    #[getter]
    fn names(&self) -> Vec<&str> {
        self.summary.contestants.iter().map(|contestant| &*contestant.name).collect()
    }

    /// The share of victories of each contestant.
    #[getter]
    fn win_shares(&self) -> Vec<Option<f64>> {
        self.summary.contestants.iter().map(|contestant| contestant.results.win_share).collect()
    }

    /// The interval of each share.
    #[getter]
    fn intervals(&self) -> Vec<(f64, f64)> {
        let interval = |contestant: &fief_sim::summary::ContestantSummary| {
            (contestant.results.interval.low, contestant.results.interval.high)
        };
        self.summary.contestants.iter().map(interval).collect()
    }

    /// Who is better, in words.
    #[getter]
    fn verdict(&self) -> String {
        self.summary.verdict()
    }

    /// The page with plots that `fief sim --report` writes.
    #[pyo3(signature = (command="fief.sim(…)"))]
    fn html(&self, command: &str) -> String {
        report::page(&self.summary, command)
    }

    /// The page in a frame of its own, so that its style stays its own.
    fn _repr_html_(&self) -> String {
        let page = self.html("fief.sim(…)").replace('&', "&amp;").replace('"', "&quot;");
        format!("<iframe srcdoc=\"{page}\" style=\"width:100%;height:40em;border:0\"></iframe>")
    }

    fn __str__(&self) -> String {
        let mut text = format!("{} games, seed {}\n", self.summary.games, self.summary.seed);
        for contestant in &self.summary.contestants {
            let results = &contestant.results;
            let share = results
                .win_share
                .map_or("–".to_owned(), |share| format!("{:.2}%", 100.0 * share));
            let (low, high) = (100.0 * results.interval.low, 100.0 * results.interval.high);
            let name = &contestant.name;
            let _ = writeln!(text, "  {name:<24} {share:>7}  ({low:.2}–{high:.2}%)");
        }
        text + &self.summary.verdict()
    }

    fn __repr__(&self) -> String {
        format!("<fief.SimResult {} games: {}>", self.summary.games, self.summary.verdict())
    }
}

/// Ratings on the scale of chess, from what each won against each.
#[pyfunction]
fn ratings(scores: Vec<Vec<f64>>) -> PyResult<Vec<f64>> {
    if scores.iter().any(|row| row.len() != scores.len()) {
        return Err(errors::value("the table of scores must have as many columns as rows"));
    }
    errors::guard(|| rate(&scores))
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Match>()?;
    module.add_class::<SimResult>()?;
    module.add_function(wrap_pyfunction!(_match, module)?)?;
    module.add_function(wrap_pyfunction!(ratings, module)?)
}
