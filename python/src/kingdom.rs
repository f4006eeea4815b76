//! What to play with.

use fief_cards::LIBRARY;
use fief_cards::kingdoms::{self, EditionOf, Request};
use fief_engine::setup::CardName;
use pyo3::prelude::*;

use crate::errors;

/// The cards and landscapes of a game.
#[pyclass(frozen, eq, module = "fief", from_py_object)]
#[derive(Clone, PartialEq)]
pub(crate) struct Kingdom {
    pub(crate) inner: kingdoms::Kingdom,
}

fn words(names: &[CardName]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

#[pymethods]
impl Kingdom {
    /// The kingdom of these cards and landscapes, as `fief --cards` takes them: "Smithy", "Throne Room (1st edition)", "Young
    /// Witch with Cellar". What must be chosen for a card and is not said is chosen by `seed`.
    #[new]
    #[pyo3(signature = (cards, seed=0))]
    fn new(cards: Vec<String>, seed: u64) -> PyResult<Self> {
        let mut inner = kingdoms::Kingdom::of(cards.iter().map(|name| CardName::parse(name)));
        inner.complete(&kingdoms::everything(), seed).map_err(errors::setup)?;
        Ok(Self { inner })
    }

    /// A kingdom that has a name, such as "First Game".
    #[staticmethod]
    #[pyo3(signature = (name, seed=0))]
    fn find(name: &str, seed: u64) -> PyResult<Self> {
        let set = kingdoms::find(name).map_err(errors::setup)?;
        let mut inner = set.kingdom(&LIBRARY, seed).map_err(errors::setup)?;
        inner.complete(&kingdoms::everything(), seed).map_err(errors::setup)?;
        Ok(Self { inner })
    }

    /// A kingdom by chance: the same seed gives the same one.
    #[staticmethod]
    #[pyo3(signature = (seed, sets=vec![], editions=vec![], fixed=vec![], banned=vec![], landscapes=None, players=2))]
    #[allow(clippy::too_many_arguments)] // what a person may want of a kingdom, each with a name
    fn random(
        seed: u64,
        sets: Vec<String>,
        editions: Vec<String>,
        fixed: Vec<String>,
        banned: Vec<String>,
        landscapes: Option<usize>,
        players: usize,
    ) -> PyResult<Self> {
        let editions = editions.iter().map(|edition| edition.parse::<EditionOf>());
        let editions = editions.collect::<Result<_, _>>().map_err(errors::setup)?;
        let fixed = fixed.iter().map(|name| CardName::parse(name)).collect();
        let request =
            Request { sets, editions, fixed, banned, landscapes, players, ..Request::new(seed) };
        Ok(Self { inner: kingdoms::random(&request).map_err(errors::setup)? })
    }

    #[getter]
    fn cards(&self) -> Vec<String> {
        words(&self.inner.cards)
    }

    #[getter]
    fn landscapes(&self) -> Vec<String> {
        words(&self.inner.landscapes)
    }

    fn __repr__(&self) -> String {
        format!("<fief.Kingdom {}>", self.__str__())
    }

    fn __str__(&self) -> String {
        let all: Vec<String> = self.inner.names().map(ToString::to_string).collect();
        all.join(", ")
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let all = words(&slf.get().inner.names().cloned().collect::<Vec<_>>());
        (slf.get_type(), (all, 0)).into_pyobject(slf.py()).map(Bound::into_any)
    }
}

/// The names of the kingdoms that have one.
#[pyfunction]
fn kingdom_names() -> Vec<&'static str> {
    let ready = |set: &&kingdoms::Published| set.missing(&LIBRARY).is_empty();
    kingdoms::published().iter().filter(ready).map(|set| set.name).collect()
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Kingdom>()?;
    module.add_function(wrap_pyfunction!(kingdom_names, module)?)
}
