//! Players that are programs, and strategies that are texts.

use fief_bots::Strategy as Text;
use fief_bots::strategy::shipped;
use fief_cards::LIBRARY;
use fief_engine::decide::Decider as _;
use fief_engine::question::Picks;
use fief_engine::table;
use fief_entrants::Entrant;
use fief_sim::Contestant as _;
use pyo3::prelude::*;

use crate::errors;
use crate::table::Table;

/// A player that is a program: a bot by name, a strategy that comes with fief, or the file of one.
#[pyclass(frozen, module = "fief", from_py_object)]
#[derive(Clone)]
pub(crate) struct Bot {
    entrant: Entrant,
    #[pyo3(get)]
    seed: u64,
}

impl Bot {
    pub(crate) fn entrant(&self) -> &Entrant {
        &self.entrant
    }

    /// What it picks. Its luck comes from its seed and the number of answers alone, so that the same game is answered alike.
    pub(crate) fn picks(&self, table: &table::Table) -> PyResult<Picks> {
        let question = table.question().ok_or_else(|| errors::answer("the game is over"))?;
        let seed = self.seed ^ (table.answers().len() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let state = table.state();
        let decided = errors::guard(|| {
            let mut bot = self.entrant.bot(state.rules(), seed)?;
            let view = state.view(question.acting);
            let picks = if bot.imagines() {
                bot.picks_remembering(&table.memory(), view, question)
            } else {
                bot.picks_for(view, question)
            };
            picks.map_err(|stop| format!("{stop:?}"))
        })?;
        decided.map_err(errors::strategy)
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed=0))]
    fn new(name: &str, seed: u64) -> PyResult<Self> {
        let entrant =
            Entrant::find(name).map_err(|error| errors::strategy(errors::whole(&error)))?;
        Ok(Self { entrant, seed })
    }

    /// The bot of a strategy's text.
    #[staticmethod]
    pub(crate) fn of(text: String) -> PyResult<Self> {
        let entrant =
            Entrant::parse(text).map_err(|error| errors::strategy(errors::whole(&error)))?;
        Ok(Self { entrant, seed: 0 })
    }

    #[getter]
    fn name(&self) -> &str {
        self.entrant.name()
    }

    /// What it picks at a table, as the seat that is asked.
    fn decide(&self, table: &Table) -> PyResult<Vec<u16>> {
        self.picks(&table.inner)
    }

    fn __repr__(&self) -> String {
        format!("<fief.Bot {}>", self.entrant.name())
    }
}

/// A text that says what to buy and how to play, as docs/STRATEGIES.md describes it.
#[pyclass(frozen, module = "fief")]
pub(crate) struct Strategy {
    #[pyo3(get)]
    name: String,
    #[pyo3(get)]
    text: String,
    parsed: Text,
}

#[pymethods]
impl Strategy {
    /// Reads a strategy.
    #[staticmethod]
    fn parse(text: String) -> PyResult<Self> {
        let parsed = Text::parse(&text, &LIBRARY).map_err(errors::strategy)?;
        Ok(Self { name: parsed.name.clone(), text, parsed })
    }

    /// A strategy that comes with fief, by its name or that of its file.
    #[staticmethod]
    fn find(name: &str) -> PyResult<Self> {
        let called = |text: &&fief_bots::strategy::Shipped| {
            [text.file, &text.strategy.name].iter().any(|known| known.eq_ignore_ascii_case(name))
        };
        let found = shipped().iter().find(called).ok_or_else(|| {
            errors::strategy(format!(
                "no strategy is named '{name}'; `fief.strategies()` lists them"
            ))
        })?;
        Self::parse(found.text.to_owned())
    }

    /// The Kingdom cards that it needs.
    fn kingdom(&self) -> Vec<&'static str> {
        self.parsed.kingdom().iter().map(|card| card.name).collect()
    }

    /// The landscapes that it needs.
    fn landscapes(&self) -> Vec<&'static str> {
        self.parsed.landscapes().iter().map(|card| card.name).collect()
    }

    /// The bot that plays it.
    fn bot(&self) -> PyResult<Bot> {
        Bot::of(self.text.clone())
    }

    fn __repr__(&self) -> String {
        format!("<fief.Strategy {}>", self.name)
    }
}

/// The names of the bots, the weakest first.
#[pyfunction]
fn bots() -> Vec<&'static str> {
    fief_mind::levels::NAMES.to_vec()
}

/// The names of the strategies that come with fief, as `fief sim` takes them.
#[pyfunction]
fn strategies() -> Vec<&'static str> {
    shipped().iter().map(|strategy| strategy.file).collect()
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Bot>()?;
    module.add_class::<Strategy>()?;
    module.add_function(wrap_pyfunction!(bots, module)?)?;
    module.add_function(wrap_pyfunction!(strategies, module)?)
}
