//! Fief for Python: the whole engine, bots, simulator and environments. What Python adds on top is in `fief/`.
//!
//! Names are those of Rust. Whatever takes time lets go of Python's lock; a panic becomes an exception.

// Python hands over what it hands over: arguments are owned, and methods take `self` though they look at nothing of it.
#![allow(clippy::needless_pass_by_value, clippy::unused_self)]

mod bots;
mod cards;
mod env;
mod errors;
mod gauntlet;
mod kingdom;
mod position;
mod question;
mod rows;
mod scenario;
mod search;
mod setup;
mod sim;
mod table;
mod view;

use pyo3::prelude::*;

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("RULES_VERSION", fief_engine::save::RULES_VERSION)?;
    module.add("LAYOUT_VERSION", fief_env::LAYOUT_VERSION)?;
    errors::add(module)?;
    cards::add(module)?;
    kingdom::add(module)?;
    setup::add(module)?;
    question::add(module)?;
    view::add(module)?;
    table::add(module)?;
    position::add(module)?;
    scenario::add(module)?;
    bots::add(module)?;
    sim::add(module)?;
    search::add(module)?;
    gauntlet::add(module)?;
    env::add(module)
}
