//! Questions, with their options.

use fief_engine::question::{Choice, Question as Asked};
use fief_engine::state::State;
use fief_engine::table::describe;
use pyo3::prelude::*;

/// One thing that can be picked.
#[pyclass(frozen, get_all, module = "fief", from_py_object)]
#[derive(Clone)]
pub(crate) struct Choosable {
    /// Its number in the question.
    index: usize,
    /// What it is called.
    label: String,
    /// What picking it does: "play Village", "buy Province".
    phrase: String,
    /// What sort of thing it is: "card", "pile", "ability", "name", "landscape", "instruction", "rule" or "amount".
    sort: &'static str,
    /// How often it may be picked.
    copies: u16,
}

#[pymethods]
impl Choosable {
    fn __repr__(&self) -> String {
        format!("<fief.Option {} {}>", self.index, self.phrase)
    }

    pub(crate) fn __str__(&self) -> String {
        let times = if self.copies > 1 { format!(" (×{})", self.copies) } else { String::new() };
        format!("{:>2}  {}{times}", self.index, self.phrase)
    }
}

/// A choice that a player must make.
#[pyclass(frozen, get_all, module = "fief")]
pub(crate) struct Question {
    /// The seat that answers.
    player: u8,
    /// The seat whose choice it is: another only on a turn that somebody else controls.
    acting: u8,
    /// The name of who answers.
    player_name: String,
    verb: &'static str,
    /// The card that wants to know, if it is one.
    asker: Option<&'static str>,
    /// What a number is for.
    what: &'static str,
    options: Vec<Choosable>,
    min: u16,
    max: u16,
    /// Whether the order of what is picked matters.
    ordered: bool,
    /// Whether no card is resolving.
    quiet: bool,
    /// What to do with cards: "discard 2 cards".
    demand: String,
    /// What picking nothing is called: "end turn".
    nothing: &'static str,
    fingerprint: u32,
    /// The whole question in one line.
    line: String,
}

fn sort(choice: Choice) -> &'static str {
    match choice {
        Choice::Card { .. } => "card",
        Choice::Pile(_) => "pile",
        Choice::Ability { .. } => "ability",
        Choice::Name(_) => "name",
        Choice::Landscape(_) => "landscape",
        Choice::Instruction { .. } => "instruction",
        Choice::Rule(_) => "rule",
        Choice::Amount(_) => "amount",
    }
}

impl Question {
    /// The index of the option with this label or phrase.
    pub(crate) fn index_of(&self, name: &str) -> PyResult<u16> {
        self.index(name).map(|index| index as u16)
    }

    pub(crate) fn new(asked: &Asked, state: &State) -> Self {
        let option = |(index, choice): (usize, Choice)| Choosable {
            index,
            label: asked.label(state, index),
            phrase: asked.phrase(state, index),
            sort: sort(choice),
            copies: asked.copies(index),
        };
        Self {
            player: asked.player.0,
            acting: asked.acting.0,
            player_name: state.rules().player_name(asked.player).to_owned(),
            verb: asked.verb.word(),
            asker: asked.asker.kind().map(|kind| state.name(kind)),
            what: asked.what,
            options: asked.options.iter().enumerate().map(option).collect(),
            min: asked.min,
            max: asked.max,
            ordered: asked.ordered,
            quiet: asked.quiet,
            demand: asked.demand(state),
            nothing: asked.nothing(state),
            fingerprint: asked.fingerprint(),
            line: describe(asked, state),
        }
    }
}

#[pymethods]
impl Question {
    pub(crate) fn __str__(&self) -> String {
        let asker = self.asker.map(|asker| format!("{asker}: ")).unwrap_or_default();
        let demand = if self.verb == "turn" { "what now?" } else { &self.demand };
        let mut text = format!("{} — {asker}{demand}\n", self.player_name);
        for option in &self.options {
            text.push_str(&option.__str__());
            text.push('\n');
        }
        if self.min == 0 {
            text.push_str(" –  ");
            text.push_str(self.nothing);
            text.push('\n');
        }
        text
    }

    fn __repr__(&self) -> String {
        format!("<fief.Question {}>", self.line)
    }

    fn __len__(&self) -> usize {
        self.options.len()
    }

    /// The index of the option with this label or phrase ("Province", "buy Province"), whatever the case.
    fn index(&self, name: &str) -> PyResult<usize> {
        let called = |option: &&Choosable| {
            [&option.label, &option.phrase].iter().any(|said| said.eq_ignore_ascii_case(name))
        };
        self.options.iter().find(called).map(|option| option.index).ok_or_else(|| {
            let known: Vec<&str> = self.options.iter().map(|option| &*option.phrase).collect();
            crate::errors::answer(format!("no option is '{name}'; there are: {}", known.join(", ")))
        })
    }
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("Option", module.py().get_type::<Choosable>())?;
    module.add_class::<Question>()
}
