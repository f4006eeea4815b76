//! Exceptions with the words that Rust has for what went wrong.

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyRuntimeError, PyValueError};
use pyo3::prelude::*;

create_exception!(fief, FiefError, PyException, "Something that fief cannot do, and why.");
create_exception!(
    fief,
    SetupError,
    FiefError,
    "A set-up, kingdom or position that cannot be played."
);
create_exception!(fief, AnswerError, FiefError, "An answer or action that is not legal now.");
create_exception!(fief, LoadError, FiefError, "A saved game that cannot be read or played again.");
create_exception!(
    fief,
    StrategyError,
    FiefError,
    "A strategy or bot that cannot be read or found."
);
create_exception!(fief, ScenarioError, FiefError, "A scenario that cannot be read.");
create_exception!(fief, Bug, PyRuntimeError, "A mistake in fief itself. Please report it.");

pub(crate) fn setup(error: impl Display) -> PyErr {
    SetupError::new_err(error.to_string())
}

pub(crate) fn answer(error: impl Display) -> PyErr {
    AnswerError::new_err(error.to_string())
}

pub(crate) fn load(error: impl Display) -> PyErr {
    LoadError::new_err(error.to_string())
}

pub(crate) fn strategy(error: impl Display) -> PyErr {
    StrategyError::new_err(error.to_string())
}

pub(crate) fn scenario(error: impl Display) -> PyErr {
    ScenarioError::new_err(error.to_string())
}

pub(crate) fn other(error: impl Display) -> PyErr {
    FiefError::new_err(error.to_string())
}

pub(crate) fn value(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// An error with all of its reasons, as the command line prints it.
pub(crate) fn whole(error: &anyhow::Error) -> String {
    format!("{error:#}")
}

/// Works without Python's lock. A panic becomes an exception.
pub(crate) fn work<T: Send>(py: Python<'_>, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    py.detach(|| catch_unwind(AssertUnwindSafe(work))).map_err(|panic| bug(&*panic))
}

/// Works with Python's lock, for what takes no time. A panic becomes an exception.
pub(crate) fn guard<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| bug(&*panic))
}

fn bug(panic: &(dyn Any + Send)) -> PyErr {
    let said = panic.downcast_ref::<&str>().map(|said| (*said).to_owned());
    let said = said.or_else(|| panic.downcast_ref::<String>().cloned());
    let said = said.unwrap_or_else(|| "no words".to_owned());
    Bug::new_err(format!("this is a mistake in fief itself: {said}"))
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("FiefError", py.get_type::<FiefError>())?;
    module.add("SetupError", py.get_type::<SetupError>())?;
    module.add("AnswerError", py.get_type::<AnswerError>())?;
    module.add("LoadError", py.get_type::<LoadError>())?;
    module.add("StrategyError", py.get_type::<StrategyError>())?;
    module.add("ScenarioError", py.get_type::<ScenarioError>())?;
    module.add("Bug", py.get_type::<Bug>())
}
