//! Hints in games against bots, and reviews of games that are over.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Problem;

/// Asks what a strong player would answer. Only in games against bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct HintRequest {
    /// The `id` of the question that you are asked.
    pub question: String,
}

/// An answer that was tried.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct HintAnswer {
    pub picks: Vec<u16>,
    /// "buy Province".
    pub words: String,
    /// The chance to win with this answer, from 0 to 1, and its standard error.
    pub chance: f64,
    pub error: f64,
    /// How much less likely this answer wins than the first one, and the standard error of that difference.
    pub loss: f64,
    pub loss_error: f64,
    /// Ends of a sentence that begins with "It leads to": for the first answer its advantages over the second, for
    /// every other answer what the first one has over it.
    pub reasons: Vec<String>,
}

/// What a search that knows only what your seat knows says about your question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Hint {
    /// The question that it is about.
    pub question: String,
    /// The recommended answer first, then the others from the best to the worst. Empty if there is nothing to decide.
    pub answers: Vec<HintAnswer>,
    /// How many games were played on to find this out.
    pub rollouts: u32,
}

/// What a decision that cost something is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeverityName {
    /// It cost more than 2 points of the chance to win.
    Inaccuracy,
    /// More than 5.
    Mistake,
    /// More than 10.
    Blunder,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewedDecision {
    /// The step of the replay at which it was asked.
    pub step: u32,
    /// The player's own turn.
    pub turn: u16,
    pub severity: SeverityName,
    /// What was answered, and what would have been better.
    pub played: String,
    pub better: String,
    /// The chance to win with each, and by how much they differ, with the standard error of that.
    pub chance: f64,
    pub better_chance: f64,
    pub loss: f64,
    pub error: f64,
    /// Ends of a sentence about the better answer that begins with "It leads to".
    pub reasons: Vec<String>,
}

/// A turn of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewedTurn {
    pub turn: u16,
    /// The chance to win at the first decision of the turn, and its standard error.
    pub chance: f64,
    pub error: f64,
    /// What draws and the others changed.
    pub luck: f64,
    /// What the player's own decisions changed: never more than 0.
    pub skill: f64,
}

/// A game as one player played it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct ReviewedSeat {
    pub seat: u8,
    pub name: String,
    /// The chance to win at the first decision.
    pub start: f64,
    /// The share of the victory; nothing if the game was not played to its end.
    pub result: Option<f64>,
    /// With `start` they add up to the result, or to the chance after the last decision.
    pub luck: f64,
    pub skill: f64,
    /// How many decisions were judged.
    pub decisions: usize,
    pub turns: Vec<ReviewedTurn>,
    /// The decisions that cost something, in the order of the game.
    pub flagged: Vec<ReviewedDecision>,
}

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct GameReview {
    pub seats: Vec<ReviewedSeat>,
    /// How many games were played on.
    pub rollouts: u64,
}

/// How a review goes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ReviewMessage {
    /// Others' games are being reviewed; this one follows.
    Waiting,
    /// Plans for the kingdom are being looked for.
    Planning,
    /// So many of the game's answers were looked at.
    Progress {
        answers: u32,
        of: u32,
    },
    Done {
        review: GameReview,
    },
    Failed {
        problem: Problem,
    },
}
