//! One game that is stepped action by action.

use fief_engine::ids::Player;
use fief_engine::question::Picks;
use fief_engine::table;
use fief_entrants::Entrant;
use fief_env::observe::observe;
use fief_env::{Action, Actions, Layout, Play, Stopped, features, rewards};
use fief_sim::Bot;
use numpy::{IntoPyArray, PyArray1, PyArray2};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{layout_of, seats_of};
use crate::errors;
use crate::question::Question;
use crate::setup::Start;
use crate::table::{Given, Table};
use crate::view::View;

/// One game that is stepped action by action. `fief.env` and the games of Gymnasium and `OpenSpiel` are made of it.
#[pyclass(module = "fief")]
pub(crate) struct Stepper {
    start: Start,
    layout: Layout,
    seats: Vec<Option<Entrant>>,
    play: Play,
    stopped: Stopped,
    /// The answers of everybody, where they are kept.
    answers: Vec<Picks>,
    max_turns: u16,
}

impl Stepper {
    /// The bots for the next run: their luck comes from the game and the number of answers alone.
    fn bots(&self) -> PyResult<Vec<Option<Bot>>> {
        let seed = self.play.seed() ^ self.play.answers().wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let bot = |(seat, who): (usize, &Option<Entrant>)| {
            let made = who.as_ref().map(|entrant| {
                fief_sim::Contestant::bot(
                    entrant,
                    self.start.inner.rules(),
                    seed ^ (seat as u64) << 56,
                )
            });
            made.transpose().map_err(errors::strategy)
        };
        self.seats.iter().enumerate().map(bot).collect()
    }

    /// Gives the answer that was picked.
    fn go_on(&mut self, py: Python<'_>) -> PyResult<()> {
        self.answers.push(self.play.picks().to_vec());
        let has_bots = self.seats.iter().any(Option::is_some);
        let mut bots = self.bots()?;
        let play = &mut self.play;
        // Letting go of Python's lock costs more than most steps.
        self.stopped = if has_bots {
            // Bots are made for one thread and stay on it.
            errors::guard(|| play.go_on(&mut bots))?
        } else {
            errors::work(py, || play.go_on(&mut []))?
        };
        self.stopped = Self::check(self.stopped)?;
        Ok(())
    }

    fn is_asked(&self) -> bool {
        self.stopped == Stopped::Asked
    }

    fn actions(&self) -> Option<Actions<'_>> {
        let question = self.play.question().filter(|_| self.is_asked())?;
        Some(Actions { layout: &self.layout, question, picks: self.play.picks() })
    }

    fn check(stopped: Stopped) -> PyResult<Stopped> {
        match stopped {
            Stopped::Broken(stop) => Err(errors::other(format!("a bot could not go on: {stop:?}"))),
            stopped => Ok(stopped),
        }
    }

    fn player(&self, seat: usize) -> PyResult<Player> {
        crate::view::seat(self.play.state(), seat)
    }

    fn observation(&self, seat: Player) -> Vec<f32> {
        let mut numbers = vec![0.0; self.layout.len()];
        let asked = self.play.question().filter(|_| self.is_asked());
        let view = self.play.state().view(seat);
        observe(&self.layout, view, asked.map(|asked| (asked, self.play.picks())), &mut numbers);
        numbers
    }
}

#[pymethods]
impl Stepper {
    /// A game with this start. `bots` has the name of a bot for each seat that has one, and None for the others.
    #[new]
    #[pyo3(signature = (start, bots=None, seed=0, max_turns=200))]
    fn new(
        start: Start,
        bots: Option<Vec<Option<super::Player>>>,
        seed: u64,
        max_turns: u16,
    ) -> PyResult<Self> {
        let players = start.inner.rules().players();
        let seats = seats_of(bots, players)?;
        let layout = Layout::new(&start.inner);
        let play = Play::new(&start.inner, seed, max_turns);
        let mut made = Self {
            start,
            layout,
            seats,
            play,
            stopped: Stopped::GivenUp,
            answers: vec![],
            max_turns,
        };
        made.reset(seed)?;
        Ok(made)
    }

    /// Deals another game.
    fn reset(&mut self, seed: u64) -> PyResult<()> {
        self.answers.clear();
        let (start, play) = (&self.start.inner, &mut self.play);
        errors::guard(|| play.deal(start, seed))?;
        let mut bots = self.bots()?;
        let play = &mut self.play;
        self.stopped = Self::check(errors::guard(|| play.begin(&mut bots))?)?;
        Ok(())
    }

    /// Does an action of the seat that is asked. Says whether the answer is complete, so that the game went on.
    fn step(&mut self, py: Python<'_>, action: i64) -> PyResult<bool> {
        let actions = self.actions().ok_or_else(|| errors::answer("the game is over"))?;
        let action = actions.read(action).map_err(errors::answer)?;
        if !self.play.pick(action) {
            return Ok(false);
        }
        self.go_on(py)?;
        Ok(true)
    }

    /// Answers the question as a whole: the index of an option, its phrase, or a list of either, as `Table.answer` takes them.
    fn answer(&mut self, py: Python<'_>, picks: Given) -> PyResult<()> {
        let question = self.question().ok_or_else(|| errors::answer("the game is over"))?;
        let picks = picks.indices(&question)?;
        self.play.pick_all(&picks).map_err(errors::answer)?;
        self.go_on(py)
    }

    /// The seat that is asked, or None when the game is over.
    #[getter]
    fn agent(&self) -> Option<u8> {
        self.play.question().filter(|_| self.is_asked()).map(|question| question.player.0)
    }

    /// Whether the game is over by the rules.
    #[getter]
    fn terminated(&self) -> bool {
        self.stopped == Stopped::Over
    }

    /// Whether the game was given up.
    #[getter]
    fn truncated(&self) -> bool {
        self.stopped == Stopped::GivenUp
    }

    #[getter]
    fn seed(&self) -> u64 {
        self.play.seed()
    }

    #[getter]
    fn start(&self) -> Start {
        self.start.clone()
    }

    /// What each seat gets, once the game is over: 1 for a victory alone, and 0 all together.
    fn rewards(&self) -> Vec<f32> {
        let mut earned = vec![0.0; self.layout.players];
        if self.stopped == Stopped::Over {
            rewards(self.play.state(), &mut earned);
        }
        earned
    }

    /// The scores as they stand.
    fn scores(&self) -> Vec<i32> {
        let state = self.play.state();
        state.players().map(|player| state.score(player)).collect()
    }

    /// What a seat may know, as numbers.
    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.player(seat)?;
        Ok(errors::guard(|| self.observation(seat))?.into_pyarray(py))
    }

    /// Which actions are legal for a seat: none if it is not asked.
    fn mask<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let seat = self.player(seat)?;
        let mut mask = vec![false; self.layout.actions()];
        if let Some(actions) = self.actions().filter(|actions| actions.question.player == seat) {
            actions.mask(&mut mask);
        }
        Ok(mask.into_pyarray(py))
    }

    /// The legal actions of the seat that is asked.
    fn legal(&self) -> Vec<usize> {
        self.actions().map_or_else(Vec::new, |actions| actions.legal())
    }

    /// What an action does, in words.
    fn label(&self, action: i64) -> PyResult<String> {
        let actions = self.actions().ok_or_else(|| errors::answer("the game is over"))?;
        let state = self.play.state();
        Ok(match actions.read(action).map_err(errors::answer)? {
            Action::Done => {
                let begun = !actions.picks.is_empty();
                if begun { "done".to_owned() } else { actions.question.nothing(state).to_owned() }
            }
            Action::All => "all of them".to_owned(),
            Action::Pick(index) => actions.question.phrase(state, index.into()),
        })
    }

    /// The features of the options of the question: one row each, for as many as there are.
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let mut rows: Vec<Vec<f32>> = Vec::new();
        if let Some(actions) = self.actions() {
            let view = self.play.state().view(actions.question.player);
            actions.for_each(|index, action| {
                let row = features::option_features(
                    view,
                    actions.question,
                    actions.picks,
                    (index, action),
                );
                rows.push(row.to_vec());
            });
        }
        table_of(py, &rows, features::OPTION_FEATURE_NAMES.len())
    }

    /// The features of all kinds of the game: one row each.
    fn kinds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let rows = features::all_kinds(self.start.inner.rules());
        table_of(py, &rows, features::kind_feature_names().len())
    }

    /// How often each player gained each kind so far: one row for each seat.
    fn history<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u16>>> {
        let rows: Vec<Vec<u16>> =
            self.play.gained().chunks(self.layout.kinds).map(<[u16]>::to_vec).collect();
        PyArray2::from_vec2(py, &rows).map_err(errors::other)
    }

    /// Where each number of an observation stands, and what the actions are.
    fn layout<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        layout_of(py, &self.layout, &self.start)
    }

    /// The question that is asked.
    fn question(&self) -> Option<Question> {
        let asked = self.play.question().filter(|_| self.is_asked())?;
        Some(Question::new(asked, self.play.state()))
    }

    /// The game as a seat sees it.
    fn view(&self, seat: usize) -> PyResult<View> {
        Ok(View::new(self.play.state(), self.player(seat)?))
    }

    /// The same game on a table, with its log, for a game without bots.
    fn table(&self, py: Python<'_>) -> PyResult<Table> {
        if self.seats.iter().any(Option::is_some) {
            return Err(errors::other("only a game without bots can be put on a table"));
        }
        let played = errors::work(py, || {
            let mut inner = table::Table::new(self.start.inner.clone(), self.play.seed());
            for picks in &self.answers {
                inner.answer(picks)?;
            }
            Ok::<_, table::AnswerError>(inner)
        })?;
        Ok(Table { inner: played.map_err(errors::answer)? })
    }

    /// The answers so far, those of bots not counted.
    fn answers(&self) -> Vec<Picks> {
        self.answers.clone()
    }

    /// What was picked so far of the answer to the question.
    fn picks(&self) -> Vec<u16> {
        self.play.picks().to_vec()
    }

    /// A number that two games share only if they stand alike.
    fn digest(&self) -> u64 {
        self.play.state().digest()
    }

    /// Another game that stands where this one does.
    fn clone(&self) -> Self {
        Self {
            start: self.start.clone(),
            layout: self.layout.clone(),
            seats: self.seats.clone(),
            play: self.play.clone(),
            stopped: self.stopped,
            answers: self.answers.clone(),
            max_turns: self.max_turns,
        }
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Self {
        self.clone()
    }
}

fn table_of<'py>(
    py: Python<'py>,
    rows: &[Vec<f32>],
    width: usize,
) -> PyResult<Bound<'py, PyArray2<f32>>> {
    if rows.is_empty() {
        return Ok(PyArray2::zeros(py, [0, width], false));
    }
    PyArray2::from_vec2(py, rows).map_err(errors::other)
}
