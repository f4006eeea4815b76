//! Scenarios that a person plays: a goal, a hint, and a coach who says something before each move.

use fief_engine::decide::Answer;
use fief_engine::ids::Player;
use fief_engine::state::State;
use fief_engine::table::Table;

use crate::error::Error;
use crate::moves::What;
use crate::{Scenario, run};

/// Who the person is: the first player of the scenario.
pub const LEARNER: Player = Player(0);

/// What a person is to do in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Task {
    /// The title of the lesson, in the first scenario of its file.
    pub lesson: Option<String>,
    /// What is to be reached, in words. What it is for the rules stands in the last part of the scenario.
    pub goal: Option<String>,
    pub hint: Option<String>,
    /// What is said when the goal is reached.
    pub after: Option<String>,
    /// In how many turns of the game; nothing said is one.
    pub(crate) within: u32,
    /// How many different sets of moves lead to the goal, in whatever order they are made.
    pub solutions: Option<usize>,
}

/// Words of the coach, and the question before which they are said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// How many answers were given before.
    pub number: usize,
    /// What tells the question from others, if one is asked.
    pub fingerprint: Option<u32>,
    pub words: String,
}

/// The moves of a scenario, as a coach has them before their eyes.
#[derive(Clone, Debug)]
pub struct Script {
    pub answers: Vec<Answer>,
    /// How many of the answers come before the person is first asked.
    pub given: usize,
    pub said: Vec<Said>,
}

/// How far a person has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    Going,
    Reached,
    /// The time is up.
    Missed,
}

impl Scenario {
    /// The model moves, with what the coach says; what is wrong, if they do not lead to the goal.
    pub fn script(&self) -> Result<Script, Error> {
        let mut table = self.table();
        let mut said = Vec::new();
        let mut given = None;
        for step in &self.steps {
            match &step.what {
                What::Say(words) => said.push(Said {
                    number: table.answers().len(),
                    fingerprint: table.question().map(fief_engine::question::Question::fingerprint),
                    words: words.clone(),
                }),
                What::Move { player, .. } if *player == LEARNER => {
                    given.get_or_insert(table.answers().len());
                }
                What::Move { .. } | What::Offer { .. } | What::Check(_) => {}
            }
            run::take(step, &mut table)?;
        }
        Ok(Script { answers: table.answers().to_vec(), given: given.unwrap_or(0), said })
    }

    /// How far the game has come, if the person was first asked in turn `first` of the game. While a card resolves, nothing
    /// is decided.
    pub fn progress(&self, table: &Table, first: u32) -> Progress {
        if table.question().is_some_and(|question| !question.quiet) {
            Progress::Going
        } else if self.is_reached(table) {
            Progress::Reached
        } else if table.question().is_none() || self.is_late(table.state(), first) {
            Progress::Missed
        } else {
            Progress::Going
        }
    }

    fn is_late(&self, state: &State, first: u32) -> bool {
        state.turn().number >= first + self.task.within.max(1)
    }
}
