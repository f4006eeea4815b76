//! Games that were played, and scenarios, step by step.

use std::collections::BTreeMap;

use fief_engine::view::Eye;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::engine::Engine;
use super::{BotLevel, CardFace, GameView, LogLine, QuestionView, ScenarioRef, TableSummary};

/// Where a turn begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TurnMark {
    pub step: u32,
    pub seat: u8,
    /// The player's own turns so far.
    pub round: u16,
}

/// A game or scenario to step through. Step n is the table after n answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ReplayInfo {
    /// What `/api/v1/replays/{id}/…` takes: a game's id, or a scenario's.
    pub id: String,
    pub title: String,
    /// How many answers there are: the last step.
    pub steps: u32,
    /// The players' names.
    pub seats: Vec<String>,
    pub turns: Vec<TurnMark>,
    /// The eyes that this person may choose among; the first is the usual one.
    #[ts(as = "Vec<Engine<Eye>>")]
    pub eyes: Vec<Eye>,
    /// The eyes of `log`.
    #[ts(as = "Engine<Eye>")]
    pub eye: Eye,
    pub log: Vec<LogLine>,
    pub cards: BTreeMap<String, CardFace>,
    /// The table at which it was played.
    pub table: Option<TableSummary>,
    pub scenario: Option<ScenarioPage>,
    /// Whether the game is over.
    pub over: bool,
    /// A sentence for whoever looks, if the game was played by earlier rules and is shown only as far as it fits.
    pub note: Option<String>,
}

/// What a scenario shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ScenarioPage {
    pub scenario: ScenarioRef,
    /// What the rulings say that it shows, in our words.
    pub rulings: Vec<String>,
    /// The file that it is from, and its text.
    pub file: String,
    pub text: String,
    /// What went wrong, if the engine does not do what it says.
    pub failure: Option<String>,
}

/// The answer that leads from one step to the next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ReplayStep {
    pub seat: u8,
    /// "play Village", "discard Estate, Copper".
    pub words: String,
    pub picks: Vec<u16>,
}

/// The table at one step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Frame {
    pub step: u32,
    pub view: GameView,
    /// The question, if these eyes may see it.
    pub question: Option<QuestionView>,
    /// What was answered to it, if these eyes may see it; nothing at the last step.
    pub answer: Option<ReplayStep>,
    /// How many lines of the log there are at this step.
    pub log: usize,
}

/// Steps one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Frames {
    pub frames: Vec<Frame>,
}

/// Asks for a new table that goes on from a step of a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    pub step: u32,
    /// The seat to sit on; bots take the others.
    pub seat: u8,
    pub level: BotLevel,
}
