//! Many games, stepped together on many threads.

use fief_engine::ids::Player;
use fief_env::{Arrays, Games, Play, Seat, StepError};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{layout_of, seats_of};
use crate::errors;
use crate::question::Question;
use crate::setup::Start;
use crate::sim::threads_of;
use crate::view::View;

/// Many games, stepped together on many threads, which write into arrays of numpy. `fief.VectorEnv` is made of it.
#[pyclass(module = "fief")]
pub(crate) struct Vector {
    games: Games,
    start: Start,
    /// Whether the last step failed in the middle.
    broken: bool,
}

fn step_error(error: &StepError) -> PyErr {
    match error {
        StepError::Action { .. } => errors::answer(error),
        StepError::WrongNumber { .. } | StepError::WrongSize { .. } => errors::value(error),
        StepError::Broken { .. } => errors::other(error),
    }
}

/// The arrays that a step writes into, as Python passes them.
#[derive(FromPyObject)]
struct Given<'py>(
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray2<'py, bool>,
    PyReadwriteArray1<'py, i64>,
    PyReadwriteArray2<'py, f32>,
    PyReadwriteArray1<'py, bool>,
    PyReadwriteArray1<'py, bool>,
);

impl Given<'_> {
    fn arrays(&mut self) -> PyResult<Arrays<'_>> {
        let wrong = |_| errors::value("the arrays must be contiguous");
        Ok(Arrays {
            observations: self.0.as_slice_mut().map_err(wrong)?,
            masks: self.1.as_slice_mut().map_err(wrong)?,
            agents: self.2.as_slice_mut().map_err(wrong)?,
            rewards: self.3.as_slice_mut().map_err(wrong)?,
            terminations: self.4.as_slice_mut().map_err(wrong)?,
            truncations: self.5.as_slice_mut().map_err(wrong)?,
        })
    }
}

impl Vector {
    fn game(&self, game: usize) -> PyResult<&Play> {
        let many = self.games.len();
        let missing =
            || errors::value(format!("there is no game {game}: the games are 0 to {}", many - 1));
        self.games.plays().get(game).ok_or_else(missing)
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (start, games, bots=None, seed=0, max_turns=200, threads=None))]
    fn new(
        start: Start,
        games: usize,
        bots: Option<Vec<Option<super::Player>>>,
        seed: u64,
        max_turns: u16,
        threads: Option<usize>,
    ) -> PyResult<Self> {
        let players = start.inner.rules().players();
        let seats = seats_of(bots, players)?;
        let seats = seats.into_iter().map(|who| match who {
            Some(entrant) => Seat::Bot(Box::new(entrant)),
            None => Seat::Learner,
        });
        let (seats, threads) = (seats.collect(), threads_of(threads)?);
        let games = errors::guard(|| {
            Games::new(start.inner.clone(), seats, games, (seed, max_turns, threads))
        })?;
        Ok(Self { games: games.map_err(errors::value)?, start, broken: false })
    }

    fn reset(&mut self, py: Python<'_>, seed: u64, mut given: Given<'_>) -> PyResult<()> {
        let arrays = given.arrays()?;
        let games = &mut self.games;
        let done = errors::work(py, || games.reset(seed, arrays));
        self.broken = !matches!(done, Ok(Ok(())));
        done?.map_err(|error| step_error(&error))
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArray1<'_, i64>,
        mut given: Given<'_>,
    ) -> PyResult<()> {
        if self.broken {
            return Err(errors::other("the last step failed: reset the games first"));
        }
        let actions =
            actions.as_slice().map_err(|_| errors::value("the actions must be contiguous"))?;
        let arrays = given.arrays()?;
        let games = &mut self.games;
        let done = errors::work(py, || games.step(actions, arrays));
        self.broken = matches!(done, Err(_) | Ok(Err(StepError::Broken { .. })));
        done?.map_err(|error| step_error(&error))
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        layout_of(py, self.games.layout(), &self.start)
    }

    /// The game of this number as its asked seat sees it.
    fn view(&self, game: usize) -> PyResult<View> {
        let play = self.game(game)?;
        let seat = play.question().map_or(Player(0), |question| question.player);
        Ok(View::new(play.state(), seat))
    }

    /// The question that is asked in the game of this number.
    fn question(&self, game: usize) -> PyResult<Option<Question>> {
        let play = self.game(game)?;
        Ok(play.question().map(|asked| Question::new(asked, play.state())))
    }
}
