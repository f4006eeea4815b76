//! Scenarios: short texts that set a table, play a few moves and say what must be true. A scenario shows a ruling.
//!
//! `docs/SCENARIOS.md` describes the format.
//!
//! ```
//! let scenarios = fief_scenarios::parse(
//!     "# Smithy draws three\n\
//!      Alice hand: Smithy\n\
//!      Alice deck: Gold, Silver, Copper, Estate\n\
//!      ---\n\
//!      Alice: play Smithy\n\
//!      ---\n\
//!      Alice hand: Copper, Silver, Gold\n",
//! )?;
//! let outcome = scenarios[0].run();
//! assert_eq!(outcome.failure, None);
//! # Ok::<(), fief_scenarios::Error>(())
//! ```

mod build;
mod check;
mod effect;
mod error;
pub mod files;
mod lines;
mod moves;
mod parse;
pub mod rulings;
mod run;
mod said;
mod solve;
mod task;

use fief_engine::log::Forced;
use fief_engine::setup::{Rules, Start};
use fief_engine::state::State;
use fief_engine::table::Table;
use fief_engine::view::Eye;
use fief_telling::log;

pub use error::Error;
pub use parse::{Faulty, parse, parse_each};
pub use solve::{Found, SearchError};
pub use task::{LEARNER, Progress, Said, Script, Task};

use check::Claim;
use moves::Step;

/// A table, moves, and the claims that must be true after them.
#[derive(Clone, Debug)]
pub struct Scenario {
    title: String,
    line: usize,
    rulings: Vec<&'static str>,
    start: Start,
    seed: u64,
    position: State,
    steps: Vec<Step>,
    claims: Vec<Claim>,
    task: Task,
    /// The last line of the moves.
    end: usize,
}

/// The result of running a scenario.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The game as far as it was played, with its answers and its log.
    pub table: Table,
    /// The failure, if there was one.
    pub failure: Option<Error>,
}

impl Scenario {
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The line of the title.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The ids of the rulings that the scenario shows.
    pub fn rulings(&self) -> &[&'static str] {
        &self.rulings
    }

    /// Returns whether the scenario has any claim that could be false.
    pub fn claims_anything(&self) -> bool {
        !self.claims.is_empty() || self.steps.iter().any(Step::claims)
    }

    /// The state from which the game is played: the table has gone on to its first question, which may be in the
    /// middle of a turn's start.
    pub fn position(&self) -> &State {
        &self.position
    }

    /// The table before the first move. With the answers of [`Outcome::table`], a front end can step through the
    /// game.
    pub fn table(&self) -> Table {
        Table::from_state(self.start.clone(), self.seed, self.position.clone())
    }

    /// The task of the person who plays this lesson or puzzle.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// Returns whether all final claims are true now.
    pub fn is_reached(&self, table: &Table) -> bool {
        self.claims.iter().all(|claim| claim.holds(table))
    }

    /// Plays the moves and checks the claims.
    pub fn run(&self) -> Outcome {
        run::run(self)
    }
}

impl Outcome {
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }

    /// The game in sentences, as somebody who sees everything would tell it. A question that had only one answer, so that
    /// no line of the scenario answers it, is marked.
    pub fn log(&self) -> Vec<String> {
        let rules = self.table.start().rules();
        let mut forced = self.table.forced().iter().peekable();
        let mut lines = Vec::new();
        for at in 0..=self.table.log().len() {
            while let Some(answer) = forced.next_if(|answer| answer.after <= at) {
                lines.push(by_itself(answer, rules));
            }
            let entry = self.table.log().get(at);
            let line = entry.and_then(|entry| log::line(&entry.seen_by(Eye::Open), rules));
            lines.extend(line.map(|line| line.words()));
        }
        lines
    }
}

/// A question that nobody was asked, as a line of the log.
fn by_itself(Forced { depth, player, words, .. }: &Forced, rules: &Rules) -> String {
    let indent = "  ".repeat((*depth).into());
    format!("{indent}{}: {words} (by itself: there is no other answer)", rules.player_name(*player))
}
