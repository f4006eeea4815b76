//! Scenarios for people to play: a goal, a hint, and a coach who speaks before each move.

use fief_engine::decide::Answer;
use fief_engine::ids::Player;
use fief_engine::state::State;
use fief_engine::table::Table;

use crate::error::Error;
use crate::moves::What;
use crate::{Scenario, run};

/// The seat of the person: the scenario's first player.
pub const LEARNER: Player = Player(0);

/// The task of a person in a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Task {
    /// The title of the lesson, in the first scenario of its file.
    pub lesson: Option<String>,
    /// The goal, in words. The claims at the scenario's end state it for the program.
    pub goal: Option<String>,
    pub hint: Option<String>,
    /// The words of the coach when the goal is reached.
    pub after: Option<String>,
    /// The number of turns of the game; one unless the scenario gives it.
    pub(crate) within: u32,
    /// The number of different sets of moves that lead to the goal, regardless of their order.
    pub solutions: Option<usize>,
}

/// Words of the coach, and the question before which they are said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The number of answers given before.
    pub number: usize,
    /// The fingerprint of the question, if one is asked.
    pub fingerprint: Option<u32>,
    pub words: String,
}

/// The model moves of a scenario, for the coach.
#[derive(Clone, Debug)]
pub struct Script {
    pub answers: Vec<Answer>,
    /// The number of answers before the person's first question.
    pub given: usize,
    pub said: Vec<Said>,
}

/// The progress of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    Going,
    Reached,
    /// The time is up.
    Missed,
}

impl Scenario {
    /// The model moves, with the words of the coach; an error if they do not lead to the goal.
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

    /// The progress of the game, if the person's first question came in turn `first`. While a card resolves, nothing
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
