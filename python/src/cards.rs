//! The cards that there are.

use fief_cards::LIBRARY;
use fief_engine::card::Card as Definition;
use fief_env::features;
use pyo3::prelude::*;

use crate::errors;

/// A card, in one of its versions.
#[pyclass(frozen, module = "fief")]
pub(crate) struct Card {
    card: &'static Definition,
}

#[pymethods]
impl Card {
    #[getter]
    fn name(&self) -> &'static str {
        self.card.name
    }

    /// "current", or what tells this version from others.
    #[getter]
    fn version(&self) -> &'static str {
        self.card.version
    }

    /// What it costs, as on the card: "$4", "$3P", "8D".
    #[getter]
    fn cost(&self) -> String {
        self.card.cost.to_string()
    }

    #[getter]
    fn types(&self) -> Vec<&'static str> {
        self.card.types.iter().map(fief_engine::types::Type::name).collect()
    }

    /// What it does, in fief's own short words.
    #[getter]
    fn text(&self) -> &'static str {
        self.card.text
    }

    /// What it is: "kingdom", "event", "base" and so on.
    #[getter]
    fn object(&self) -> &'static str {
        self.card.object.name()
    }

    /// The set that it is from.
    #[getter]
    fn set(&self) -> &'static str {
        LIBRARY.set_of(self.card)
    }

    /// The card as numbers; `kind_feature_names()` says which.
    fn features(&self) -> Vec<f32> {
        features::kind_features(self.card)
    }

    fn __repr__(&self) -> String {
        let version = if self.card.version == "current" { "" } else { self.card.version };
        let version = if version.is_empty() { String::new() } else { format!(" ({version})") };
        format!("<fief.Card {}{version} {} {}>", self.card.name, self.card.cost, self.card.types)
    }

    fn __str__(&self) -> String {
        format!("{} ({}, {}): {}", self.card.name, self.card.cost, self.card.types, self.card.text)
    }
}

/// Every card there is, in every version.
#[pyfunction]
fn cards() -> Vec<Card> {
    LIBRARY.cards().map(|card| Card { card }).collect()
}

/// The card of this name, in a version or else the newest.
#[pyfunction]
#[pyo3(signature = (name, version=None))]
fn card(name: &str, version: Option<&str>) -> PyResult<Card> {
    let card = LIBRARY.find_version(name, version).map_err(errors::setup)?;
    Ok(Card { card })
}

/// The names of the sets.
#[pyfunction]
fn sets() -> Vec<&'static str> {
    LIBRARY.sets.iter().map(|set| set.name).collect()
}

/// What the numbers of `Card.features()` mean.
#[pyfunction]
fn kind_feature_names() -> Vec<String> {
    features::kind_feature_names()
}

/// What the numbers of an option in a ragged observation mean.
#[pyfunction]
fn option_feature_names() -> Vec<&'static str> {
    features::OPTION_FEATURE_NAMES.to_vec()
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Card>()?;
    module.add_function(wrap_pyfunction!(cards, module)?)?;
    module.add_function(wrap_pyfunction!(card, module)?)?;
    module.add_function(wrap_pyfunction!(sets, module)?)?;
    module.add_function(wrap_pyfunction!(kind_feature_names, module)?)?;
    module.add_function(wrap_pyfunction!(option_feature_names, module)?)
}
