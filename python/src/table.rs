//! A game at a table.

use fief_cards::LIBRARY;
use fief_engine::ids::Player;
use fief_engine::log::Entry;
use fief_engine::question::Picks;
use fief_engine::rng::Rng;
use fief_engine::table as engine;
use fief_engine::view::Eye;
use fief_telling::log;
use pyo3::prelude::*;

use crate::bots::Bot;
use crate::errors;
use crate::question::Question;
use crate::setup::Start;
use crate::view::{View, seat};

/// A game and the answers given so far. Everything else is derived from set-up, seed and answers.
#[pyclass(module = "fief")]
pub(crate) struct Table {
    pub(crate) inner: engine::Table,
}

/// What was picked: the index of an option, or the indices of several.
#[derive(FromPyObject)]
pub(crate) enum Given {
    One(u16),
    Name(String),
    Many(Vec<u16>),
    Names(Vec<String>),
}

impl Given {
    /// The indices of the options that are meant.
    pub(crate) fn indices(self, question: &Question) -> PyResult<Picks> {
        Ok(match self {
            Self::One(pick) => vec![pick],
            Self::Name(name) => vec![question.index_of(&name)?],
            Self::Many(picks) => picks,
            Self::Names(all) => {
                all.iter().map(|name| question.index_of(name)).collect::<PyResult<_>>()?
            }
        })
    }
}

impl Table {
    fn seat(&self, wanted: usize) -> PyResult<Player> {
        seat(self.inner.state(), wanted)
    }

    fn picks(&self, given: Given) -> PyResult<Picks> {
        let question = self.question().ok_or_else(|| errors::answer("the game is over"))?;
        given.indices(&question)
    }

    /// Changes the game without Python's lock. After a panic it stands where it stood.
    fn change<T: Send>(
        &mut self,
        py: Python<'_>,
        change: impl FnOnce(&mut engine::Table) -> T + Send,
    ) -> PyResult<T> {
        let inner = &mut self.inner;
        let before = inner.answers().len();
        let done = errors::work(py, || change(inner));
        if done.is_err() {
            errors::guard(|| self.inner.undo_to(before))?;
        }
        done
    }
}

#[pymethods]
impl Table {
    /// Deals a new game and plays to its first question.
    #[new]
    #[pyo3(signature = (start, seed=0))]
    fn new(py: Python<'_>, start: Start, seed: u64) -> PyResult<Self> {
        let inner = errors::work(py, || engine::Table::new(start.inner, seed))?;
        Ok(Self { inner })
    }

    /// Reads a saved game and plays it to where it stood.
    #[staticmethod]
    fn load(py: Python<'_>, text: &str) -> PyResult<Self> {
        let inner = errors::work(py, || engine::Table::load(text, &LIBRARY))?;
        Ok(Self { inner: inner.map_err(errors::load)? })
    }

    /// Reads a saved game that may be of an earlier version of the rules, plays it as far as its answers fit, and says in
    /// words which one did not.
    #[staticmethod]
    fn load_while_it_fits(py: Python<'_>, text: &str) -> PyResult<(Self, Option<String>)> {
        let read = errors::work(py, || engine::Table::load_while_it_fits(text, &LIBRARY))?;
        let (inner, divergence) = read.map_err(errors::load)?;
        Ok((Self { inner }, divergence.map(|divergence| divergence.to_string())))
    }

    /// Plays a game again from set-up, seed and the picks of all its answers.
    #[staticmethod]
    fn replay(py: Python<'_>, start: Start, seed: u64, answers: Vec<Vec<u16>>) -> PyResult<Self> {
        let played = errors::work(py, || {
            let mut inner = engine::Table::new(start.inner, seed);
            for (number, picks) in answers.iter().enumerate() {
                inner.answer(picks).map_err(|error| format!("answer {number}: {error}"))?;
            }
            Ok::<_, String>(inner)
        })?;
        Ok(Self { inner: played.map_err(errors::answer)? })
    }

    /// The game as a short text that `Table.load` reads.
    fn save(&self) -> String {
        self.inner.save()
    }

    #[getter]
    fn start(&self) -> Start {
        Start { inner: self.inner.start().clone() }
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.inner.seed()
    }

    /// The picks of all answers so far.
    fn answers(&self) -> Vec<Vec<u16>> {
        self.inner.answers().iter().map(|answer| answer.picks.to_vec()).collect()
    }

    /// The question that waits for an answer; None when the game is over.
    fn question(&self) -> Option<Question> {
        self.inner.question().map(|asked| Question::new(asked, self.inner.state()))
    }

    fn is_over(&self) -> bool {
        self.inner.is_over()
    }

    /// Answers the question with the index of an option, its name, or a list of either. An answer that is not legal
    /// changes nothing.
    #[pyo3(signature = (picks))]
    fn answer(&mut self, py: Python<'_>, picks: Given) -> PyResult<()> {
        let picks = self.picks(picks)?;
        self.change(py, |inner| inner.answer(&picks))?.map_err(errors::answer)
    }

    /// Answers question number `number` (the count of answers before it) as `seat`.
    fn answer_as(
        &mut self,
        py: Python<'_>,
        seat: usize,
        number: usize,
        picks: Given,
    ) -> PyResult<()> {
        let (seat, picks) = (self.seat(seat)?, self.picks(picks)?);
        self.change(py, |inner| inner.answer_as(seat, number, &picks))?.map_err(errors::answer)
    }

    /// Takes back all answers from number `to` on.
    fn undo_to(&mut self, py: Python<'_>, to: usize) -> PyResult<()> {
        self.change(py, |inner| inner.undo_to(to))
    }

    /// Takes back the last answer of `seat` and all that came after it. Says whether there was one.
    fn undo(&mut self, py: Python<'_>, seat: usize) -> PyResult<bool> {
        let seat = self.seat(seat)?;
        self.change(py, |inner| inner.undo(seat))
    }

    /// The game as `seat` sees it; as whoever is asked, if no seat is named.
    #[pyo3(signature = (seat=None))]
    fn view(&self, seat: Option<usize>) -> PyResult<View> {
        let asked = self.inner.question().map_or(Player(0), |question| question.player);
        let seat = seat.map_or(Ok(asked), |seat| self.seat(seat))?;
        Ok(View::new(self.inner.state(), seat))
    }

    /// What happened, in sentences: as `seat` may know it, or everything. `since` leaves out the first lines.
    #[pyo3(signature = (seat=None, since=0))]
    fn log(&self, seat: Option<usize>, since: usize) -> PyResult<Vec<String>> {
        let eye = seat.map_or(Ok(Eye::Open), |seat| self.seat(seat).map(Eye::from))?;
        let rules = self.inner.start().rules();
        let said = |entry: &Entry| log::line(&entry.seen_by(eye), rules);
        let lines = self.inner.log().iter().skip(since).filter_map(said);
        Ok(lines.map(|line| line.words()).collect())
    }

    /// How many lines the log has.
    fn log_len(&self) -> usize {
        self.inner.log().len()
    }

    /// What a front end has to remember with the game.
    #[getter]
    fn notes(&self) -> Vec<String> {
        self.inner.notes().to_vec()
    }

    #[setter]
    fn set_notes(&mut self, notes: Vec<String>) {
        self.inner.set_notes(notes);
    }

    /// Another table with the same game, which goes its own way from here.
    fn clone(&self, py: Python<'_>) -> PyResult<Self> {
        let inner = &self.inner;
        Ok(Self { inner: errors::work(py, || inner.clone())? })
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: Bound<'_, PyAny>) -> PyResult<Self> {
        self.clone(py)
    }

    /// Another table on which everything that `seat` does not know is dealt anew, and the luck to come is new. It begins where
    /// this game stands, which must be a quiet question (`question().quiet`).
    fn determinize(&self, py: Python<'_>, seat: usize, seed: u64) -> PyResult<Self> {
        let seat = self.seat(seat)?;
        if self.inner.question().is_some_and(|question| !question.quiet) {
            return Err(errors::other(
                "a game is only dealt anew at a quiet question, when no card is resolving",
            ));
        }
        let inner = &self.inner;
        let imagined = errors::work(py, || {
            let mut state = inner.state().clone();
            state.determinize(seat, &mut Rng::new(seed));
            engine::Table::from_state(inner.start().clone(), seed, state)
        })?;
        Ok(Self { inner: imagined })
    }

    /// A number that two games share only if they stand alike.
    fn digest(&self) -> u64 {
        self.inner.state().digest()
    }

    /// Scores and winning seats when the game is over, else None.
    fn result(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        let (scores, winners) = self.inner.view(Player(0)).result()?;
        Some((scores, winners.into_iter().map(|player| player.0).collect()))
    }

    /// Lets bots answer until a seat without one is asked, or the game is over, or `answers` answers were given. The
    /// bots are a list with one for each seat, or None; one bot alone plays all seats.
    #[pyo3(signature = (bots, answers=None))]
    fn play(&mut self, bots: Seated, answers: Option<usize>) -> PyResult<usize> {
        let players = self.inner.start().rules().players();
        let bots = bots.by_seat(players)?;
        let most = answers.unwrap_or(usize::MAX);
        let mut given = 0;
        while given < most
            && let Some(question) = self.inner.question()
            && let Some(bot) = &bots[question.player.index()]
        {
            let picks = bot.picks(&self.inner)?;
            let inner = &mut self.inner;
            errors::guard(|| inner.answer(&picks))?.map_err(errors::answer)?;
            given += 1;
        }
        Ok(given)
    }

    fn __str__(&self) -> PyResult<String> {
        match self.question() {
            Some(question) => {
                Ok(format!("{}\n{}", self.view(None)?.__str__()?, question.__str__()))
            }
            None => Ok(match self.result() {
                Some((scores, winners)) => {
                    format!("The game is over: {scores:?}, won by {winners:?}")
                }
                None => "Nobody can do anything any more".to_owned(),
            }),
        }
    }

    fn __repr__(&self) -> String {
        let state = if self.is_over() { "over" } else { "under way" };
        format!("<fief.Table {state}, {} answers>", self.inner.answers().len())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let load = slf.get_type().getattr("load")?;
        let text = slf.borrow().save();
        (load, (text,)).into_pyobject(slf.py()).map(Bound::into_any)
    }
}

/// One bot for all, or one for each seat.
#[derive(FromPyObject)]
enum Seated {
    All(Bot),
    Each(Vec<Option<Bot>>),
}

impl Seated {
    fn by_seat(self, players: usize) -> PyResult<Vec<Option<Bot>>> {
        match self {
            Self::All(bot) => Ok(vec![Some(bot); players]),
            Self::Each(bots) if bots.len() == players => Ok(bots),
            Self::Each(bots) => {
                Err(errors::value(format!("{} bots for {players} seats", bots.len())))
            }
        }
    }
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Table>()
}
