//! Scenarios: small texts that set a table, play a few moves and say what must be true.

use fief_scenarios as engine;
use pyo3::prelude::*;

use crate::errors;
use crate::table::Table;

/// A table that is set, moves, and what must be true after them.
#[pyclass(frozen, module = "fief")]
pub(crate) struct Scenario {
    inner: engine::Scenario,
}

/// How a scenario went.
#[pyclass(frozen, module = "fief")]
pub(crate) struct Outcome {
    inner: engine::Outcome,
}

#[pymethods]
impl Scenario {
    /// Reads the scenarios of a text, as docs/SCENARIOS.md describes it.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Vec<Self>> {
        let read = errors::guard(|| engine::parse(text))?.map_err(errors::scenario)?;
        Ok(read.into_iter().map(|inner| Self { inner }).collect())
    }

    #[getter]
    fn title(&self) -> &str {
        self.inner.title()
    }

    /// The rulings that it shows.
    #[getter]
    fn rulings(&self) -> Vec<&'static str> {
        self.inner.rulings().to_vec()
    }

    /// The table before the first move.
    fn table(&self, py: Python<'_>) -> PyResult<Table> {
        let inner = &self.inner;
        Ok(Table { inner: errors::work(py, || inner.table())? })
    }

    /// Plays the moves and checks what must be true.
    fn run(&self, py: Python<'_>) -> PyResult<Outcome> {
        let inner = &self.inner;
        Ok(Outcome { inner: errors::work(py, || inner.run())? })
    }

    fn __repr__(&self) -> String {
        format!("<fief.Scenario {}>", self.inner.title())
    }
}

#[pymethods]
impl Outcome {
    fn passed(&self) -> bool {
        self.inner.passed()
    }

    /// What went wrong, if anything did.
    #[getter]
    fn failure(&self) -> Option<String> {
        self.inner.failure.as_ref().map(ToString::to_string)
    }

    /// The game in sentences.
    fn log(&self) -> Vec<String> {
        self.inner.log()
    }

    /// The game as far as it went.
    fn table(&self) -> Table {
        Table { inner: self.inner.table.clone() }
    }
}

/// The scenarios that come with fief, file by file.
#[pyfunction]
fn scenario_files() -> Vec<(String, String)> {
    engine::files::embedded().into_iter().map(|file| (file.name, file.text)).collect()
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Scenario>()?;
    module.add_class::<Outcome>()?;
    module.add_function(wrap_pyfunction!(scenario_files, module)?)
}
