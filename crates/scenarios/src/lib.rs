//! A ruling is a scenario: a small text that sets a table, plays a few moves and says what must be true.
//!
//! The format is described in `docs/SCENARIOS.md`.
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
mod error;
pub mod files;
mod lines;
mod moves;
mod parse;
pub mod rulings;
mod run;
mod solve;
mod task;

use fief_engine::setup::Start;
use fief_engine::state::State;
use fief_engine::table::Table;

pub use error::Error;
pub use parse::{Faulty, parse, parse_each};
pub use solve::{Found, SearchError};
pub use task::{LEARNER, Progress, Said, Script, Task};

use check::Claim;
use moves::Step;

/// A table that is set, moves, and what must be true after them.
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

/// How a scenario went.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The game as far as it went, with its answers and its log.
    pub table: Table,
    /// What went wrong, if anything did.
    pub failure: Option<Error>,
}

impl Scenario {
    pub fn title(&self) -> &str {
        &self.title
    }

    /// The line of the file that has its title.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The ids of the rulings that it shows.
    pub fn rulings(&self) -> &[&'static str] {
        &self.rulings
    }

    /// Whether it says anything that could be false.
    pub fn claims_anything(&self) -> bool {
        !self.claims.is_empty() || self.steps.iter().any(Step::claims)
    }

    /// The game before anything happens, from which it can be played: the table has gone on to its first question, which
    /// may be in the middle of a turn's start.
    pub fn position(&self) -> &State {
        &self.position
    }

    /// The table before the first move. Together with the answers of [`Outcome::table`], a front end can step
    /// through the game.
    pub fn table(&self) -> Table {
        Table::from_state(self.start.clone(), self.seed, self.position.clone())
    }

    /// What a person is to do here, if it is a lesson or a puzzle.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// Whether all that must be true at the end is true now.
    pub fn is_reached(&self, table: &Table) -> bool {
        self.claims.iter().all(|claim| claim.holds(table))
    }

    /// Plays the moves and checks what must be true.
    pub fn run(&self) -> Outcome {
        run::run(self)
    }
}

impl Outcome {
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }

    /// The game in sentences, as somebody who sees everything would tell it.
    pub fn log(&self) -> Vec<String> {
        let rules = self.table.state().rules();
        self.table.log().iter().filter_map(|entry| entry.seen_by(None).sentence(rules)).collect()
    }
}
