//! Games as arrays and actions.

mod stepper;
mod vector;

use fief_entrants::Entrant;
use fief_env::Layout;
use fief_env::actions::{ALL, DONE};
use fief_env::layout::ZONE_NAMES;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::bots::Bot;
use crate::errors;
use crate::setup::Start;

/// The layout as data: where each number of an observation stands, and which number each action has.
fn layout_of<'py>(py: Python<'py>, layout: &Layout, start: &Start) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("version", fief_env::LAYOUT_VERSION)?;
    dict.set_item("size", layout.len())?;
    let sections = PyDict::new(py);
    for section in layout.sections() {
        sections.set_item(section.name, (section.start, section.shape.clone()))?;
    }
    dict.set_item("sections", sections)?;
    dict.set_item("actions", layout.actions())?;
    let actions = PyDict::new(py);
    actions.set_item("done", DONE)?;
    actions.set_item("all", ALL)?;
    actions.set_item("kinds", layout.first_kind())?;
    actions.set_item("piles", layout.first_pile())?;
    actions.set_item("instructions", layout.first_instruction())?;
    actions.set_item("rules", layout.first_purpose())?;
    actions.set_item("amounts", layout.first_amount())?;
    actions.set_item("extras", layout.first_extra())?;
    dict.set_item("first_action", actions)?;
    dict.set_item("zones", ZONE_NAMES.to_vec())?;
    let rules = start.inner.rules();
    let names: Vec<&str> = rules.kinds().map(|kind| rules.definition(kind).name).collect();
    dict.set_item("kinds", names)?;
    let piles: Vec<&str> = rules.piles().map(|pile| rules.pile(pile).name).collect();
    dict.set_item("piles", piles)?;
    Ok(dict)
}

/// A player that is a program: a bot, or its name.
#[derive(FromPyObject)]
enum Player {
    Bot(Bot),
    Name(String),
}

/// The bots of all seats, with none on the seats that act from outside.
fn seats_of(bots: Option<Vec<Option<Player>>>, players: usize) -> PyResult<Vec<Option<Entrant>>> {
    let Some(bots) = bots else { return Ok(vec![None; players]) };
    if bots.len() != players {
        return Err(errors::value(format!("{} bots for {players} seats", bots.len())));
    }
    let find = |player: Option<Player>| match player {
        None => Ok(None),
        Some(Player::Bot(bot)) => Ok(Some(bot.entrant().clone())),
        Some(Player::Name(name)) => {
            let found = Entrant::find(&name);
            found.map(Some).map_err(|error| errors::strategy(errors::whole(&error)))
        }
    };
    bots.into_iter().map(find).collect()
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<stepper::Stepper>()?;
    module.add_class::<vector::Vector>()
}
