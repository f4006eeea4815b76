//! Set-ups, and games that are ready to be dealt.

use fief_cards::LIBRARY;
use fief_engine::ids::Player;
use fief_engine::setup as engine;
use pyo3::prelude::*;

use crate::errors;
use crate::kingdom::Kingdom;

/// What a game is to be played with. Not necessarily legal: `Start` says.
#[pyclass(frozen, eq, module = "fief", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Setup {
    pub(crate) inner: engine::Setup,
}

#[pymethods]
impl Setup {
    /// Players by name in turn order (or how many), and a kingdom. `first` is the seat with the first turn; by chance if not
    /// said.
    #[new]
    #[pyo3(signature = (players, kingdom, first=None))]
    fn new(players: Players, kingdom: Kingdom, first: Option<u8>) -> Self {
        let Kingdom { inner } = kingdom;
        let inner = engine::Setup {
            players: players.names(),
            kingdom: inner.cards,
            landscapes: inner.landscapes,
            first: first.map(Player),
        };
        Self { inner }
    }

    #[getter]
    fn players(&self) -> Vec<String> {
        self.inner.players.clone()
    }

    #[getter]
    fn kingdom(&self) -> Vec<String> {
        self.inner.kingdom.iter().map(ToString::to_string).collect()
    }

    #[getter]
    fn landscapes(&self) -> Vec<String> {
        self.inner.landscapes.iter().map(ToString::to_string).collect()
    }

    #[getter]
    fn first(&self) -> Option<u8> {
        self.inner.first.map(|player| player.0)
    }

    fn __repr__(&self) -> String {
        format!(
            "<fief.Setup {} playing {}>",
            self.inner.players.join(", "),
            self.kingdom().join(", ")
        )
    }
}

/// How many players, or their names.
#[derive(FromPyObject)]
pub(crate) enum Players {
    Number(usize),
    Names(Vec<String>),
}

impl Players {
    pub(crate) fn names(self) -> Vec<String> {
        match self {
            // More than any game has: the set-up says that it is too many.
            Self::Number(number) => {
                (1..=number.min(100)).map(|seat| format!("Player {seat}")).collect()
            }
            Self::Names(names) => names,
        }
    }
}

/// A legal game, ready to be dealt again and again.
#[pyclass(frozen, module = "fief", from_py_object)]
#[derive(Clone)]
pub(crate) struct Start {
    pub(crate) inner: engine::Start,
}

#[pymethods]
impl Start {
    /// Puts a game together, or says everything that is wrong with it.
    #[new]
    fn new(setup: Setup) -> PyResult<Self> {
        Ok(Self { inner: engine::Start::new(setup.inner, &LIBRARY).map_err(errors::setup)? })
    }

    /// As `Start(setup)`, but the kingdom must have ten piles.
    #[staticmethod]
    fn full(setup: Setup) -> PyResult<Self> {
        Ok(Self { inner: engine::Start::full(setup.inner, &LIBRARY).map_err(errors::setup)? })
    }

    #[getter]
    fn setup(&self) -> Setup {
        Setup { inner: self.inner.rules().setup().clone() }
    }

    /// The names of all kinds of card, by their numbers.
    fn kinds(&self) -> Vec<&'static str> {
        let rules = self.inner.rules();
        rules.kinds().map(|kind| rules.definition(kind).name).collect()
    }

    /// The names of all piles, by their numbers.
    fn piles(&self) -> Vec<&'static str> {
        let state = self.inner.undealt();
        state.piles().map(|pile| state.rules().pile(pile).name).collect()
    }

    fn __repr__(&self) -> String {
        format!("<fief.Start of {}>", self.setup().__repr__())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let setup = slf.get().inner.rules().setup();
        let names = setup.kingdom.iter().chain(&setup.landscapes).map(ToString::to_string);
        let arguments =
            (setup.players.clone(), names.collect::<Vec<_>>(), setup.first.map(|first| first.0));
        let make = slf.py().import("fief._native")?.getattr("_start")?;
        (make, arguments).into_pyobject(slf.py()).map(Bound::into_any)
    }
}

/// Puts a start together again that was sent to another process.
#[pyfunction]
fn _start(players: Vec<String>, names: Vec<String>, first: Option<u8>) -> PyResult<Start> {
    let names = names.iter().map(|name| engine::CardName::parse(name));
    let kingdom = Kingdom { inner: fief_cards::kingdoms::Kingdom::of(names) };
    Start::new(Setup::new(Players::Names(players), kingdom, first))
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Setup>()?;
    module.add_class::<Start>()?;
    module.add_function(wrap_pyfunction!(_start, module)?)
}
