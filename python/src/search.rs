//! The search for the best plans of a kingdom: what `fief best` does.

use std::sync::atomic::{AtomicBool, Ordering};

use fief_cards::LIBRARY;
use fief_engine::setup::{Setup, Start};
use fief_mind::book::key;
use fief_mind::evolve::{Evolution, Saved};
use pyo3::prelude::*;

use crate::errors;
use crate::kingdom::Kingdom;
use crate::sim::{played, threads_of};
use crate::view::object;

/// Pairs of games for each two plans at the end, by the length of a search, unless somebody says how many.
fn usual_pairs(games: u64) -> u64 {
    (games / 2_000).clamp(20, 200)
}

/// A search for plans in one kingdom. It goes on in generations and follows from its seed and budget alone: the same search finds
/// the same plans on any machine, with any number of threads, and however often it was saved and resumed.
#[pyclass(module = "fief")]
pub(crate) struct Search {
    evolution: Evolution,
    #[pyo3(get)]
    budget: u64,
}

fn start_of(kingdom: Kingdom) -> PyResult<Start> {
    let fief_cards::kingdoms::Kingdom { cards, landscapes } = kingdom.inner;
    let setup = Setup { kingdom: cards, landscapes, ..Setup::new(&["A", "B"], &[]) };
    Start::new(setup, &LIBRARY).map_err(errors::setup)
}

#[pymethods]
impl Search {
    /// A search in a kingdom that plays about `games` games, or a few more: generations are whole.
    #[new]
    #[pyo3(signature = (kingdom, games=300_000, seed=1))]
    fn new(py: Python<'_>, kingdom: Kingdom, games: u64, seed: u64) -> PyResult<Self> {
        if games == 0 {
            return Err(errors::value("0 games find nothing: games must be at least 1"));
        }
        let start = start_of(kingdom)?;
        let evolution = errors::work(py, || Evolution::new(start.rules(), seed, games))?;
        Ok(Self { evolution, budget: games })
    }

    /// Goes on with a search that was saved.
    #[staticmethod]
    fn resume(py: Python<'_>, kingdom: Kingdom, games: u64, text: &str) -> PyResult<Self> {
        let saved: Saved = serde_json::from_str(text)
            .map_err(|error| errors::load(format!("this is no search that fief kept: {error}")))?;
        let start = start_of(kingdom)?;
        let evolution = errors::work(py, || Evolution::resume(start.rules(), &saved))?;
        let evolution = evolution.map_err(|why| errors::load(format!("cannot go on: {why}")))?;
        Ok(Self { evolution, budget: games })
    }

    /// The search as a text, from which `resume` goes on.
    fn save(&self) -> PyResult<String> {
        serde_json::to_string(&self.evolution.save()).map_err(errors::other)
    }

    /// The games that were played so far.
    #[getter]
    fn games(&self) -> u64 {
        self.evolution.games()
    }

    #[getter]
    fn generation(&self) -> u32 {
        self.evolution.generation()
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.evolution.seed()
    }

    /// Whether the budget is used up.
    #[getter]
    fn done(&self) -> bool {
        self.evolution.games() >= self.budget
    }

    /// Goes on for at most so many generations, until the budget is used up. Returns whether it is.
    #[pyo3(signature = (generations=None, threads=None))]
    fn advance(
        &mut self,
        py: Python<'_>,
        generations: Option<u32>,
        threads: Option<usize>,
    ) -> PyResult<bool> {
        let (threads, budget) = (threads_of(threads)?, self.budget);
        let last = generations.map(|more| self.evolution.generation().saturating_add(more));
        let evolution = &mut self.evolution;
        played(py, None, |stop, _| {
            let is_done = |evolution: &Evolution| {
                evolution.games() >= budget
                    || last.is_some_and(|last| evolution.generation() >= last)
            };
            while !is_done(evolution) && !stop.load(Ordering::Relaxed) {
                evolution.step(threads, stop);
            }
        })?;
        Ok(self.done())
    }

    /// Plays the best plans against each other on fresh deals, and returns what `fief best --json` prints: the plans, their
    /// matrix, and what each card is worth (unless `worths` is False).
    #[pyo3(signature = (pairs=None, worths=true, threads=None))]
    fn finish<'py>(
        &self,
        py: Python<'py>,
        pairs: Option<u64>,
        worths: bool,
        threads: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let threads = threads_of(threads)?;
        let pairs = pairs.unwrap_or_else(|| usual_pairs(self.evolution.games()));
        if !(1..=100_000).contains(&pairs) {
            return Err(errors::value(format!("{pairs} pairs: there must be 1 to 100,000")));
        }
        let evolution = &self.evolution;
        let found = played(py, None, |stop: &AtomicBool, _| {
            evolution.finish(pairs, worths, threads, stop)
        })?;
        let none = || errors::other("there is no plan yet: `advance` looks for some");
        let found = object(py, &found.ok_or_else(none)?)?;
        found.set_item("kingdom", key(evolution.start().rules()))?;
        found.set_item("seed", evolution.seed())?;
        Ok(found)
    }

    fn __repr__(&self) -> String {
        let (generation, games) = (self.evolution.generation(), self.evolution.games());
        format!("<fief.Search generation {generation}, {games} of {} games>", self.budget)
    }
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Search>()
}
