//! The simulator: strategies as text, and many games between them.

use fief_sim::interval::Interval;
use fief_sim::summary::Summary;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Problem, TextFault};

/// A strategy that comes with the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StrategyInfo {
    /// What the command line calls it.
    pub file: String,
    pub name: String,
    pub text: String,
    /// The Kingdom cards that it needs, then the landscapes.
    pub needs: Vec<String>,
}

/// All strategies that come with the program, and how much the server plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StrategyList {
    pub strategies: Vec<StrategyInfo>,
    /// The most games of a run.
    pub most_games: u64,
    /// How long a run may play, in seconds.
    pub most_seconds: u64,
}

/// The text of a strategy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StrategyText {
    pub text: String,
}

/// What a text says: either a strategy, or the first fault in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StrategyCheck {
    pub fault: Option<TextFault>,
    pub name: Option<String>,
    /// The Kingdom cards that it needs, then the landscapes.
    pub needs: Vec<String>,
}

/// Asks for many games between strategies. The answer is a [`SimMessage`] on each line, as they come; who hangs up
/// ends the run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct SimRequest {
    /// The texts of those who play, two to six.
    pub strategies: Vec<String>,
    /// A recommended set of ten.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub kingdom: Option<String>,
    /// Or cards and landscapes, any number of them. If nothing is said, those that the strategies name.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub cards: Vec<String>,
    pub games: u64,
    /// Whether each deal is played once with every seating.
    #[serde(default)]
    #[ts(optional, as = "Option<_>")]
    pub paired: bool,
    /// By chance if it is not said.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub seed: Option<String>,
}

/// How one of them stands.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SimShare {
    pub name: String,
    /// The share of all victories; nothing before the first game.
    pub share: Option<f64>,
    pub interval: Interval,
}

/// Why a run has ended early.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SimStopped {
    /// It has played as long as a run may.
    Time,
    /// The same person has started another one.
    Replaced,
    /// The server is about to stop.
    ShuttingDown,
}

/// How a run goes.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SimMessage {
    /// Others are simulating; this run begins when it is its turn.
    Waiting,
    /// The run has begun: with this seed, the command line plays the same games.
    Started {
        seed: String,
        games: u64,
        kingdom: Vec<String>,
    },
    Progress {
        games: u64,
        shares: Vec<SimShare>,
    },
    /// The result: what `fief sim --json` prints.
    Done {
        summary: Box<Summary>,
        /// What the shares say, in a sentence.
        verdict: String,
        stopped: Option<SimStopped>,
    },
    Failed {
        problem: Problem,
    },
}
