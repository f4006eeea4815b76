//! "Where did I go wrong?": every decision of a game judged from what its player knew then.
//!
//! The chance to win moves for two reasons: what the player decided, and everything else: draws and what the others
//! did. A decision can only lose something against the best answer, which is the player's skill; the rest is luck.
//! The chance at the first decision, all luck and all skill add up to the result.

mod walk;

use fief_engine::ids::Player;
use serde::Serialize;

pub use walk::{Effort, review, review_until};

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// It cost more than 2 points of win share.
    Inaccuracy,
    /// More than 5.
    Mistake,
    /// More than 10.
    Blunder,
}

impl Severity {
    /// What a decision that cost so much is called, if it is worth a word.
    pub fn of(loss: f64) -> Option<Self> {
        match loss {
            loss if loss > 0.10 => Some(Self::Blunder),
            loss if loss > 0.05 => Some(Self::Mistake),
            loss if loss > 0.02 => Some(Self::Inaccuracy),
            _ => None,
        }
    }

    pub const fn word(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// How many answers of the game came before it.
    pub answer: usize,
    /// The turn of the game's player, counted for each player.
    pub turn: u16,
    pub severity: Severity,
    /// What was answered, and what would have been better.
    pub played: String,
    pub better: String,
    /// The chance to win with each, and by how much they differ, with the standard error of that.
    pub share: f64,
    pub better_share: f64,
    pub loss: f64,
    pub error: f64,
    /// What the continuations had in common, in words.
    pub reasons: Vec<String>,
}

/// A turn of a player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TurnReview {
    pub turn: u16,
    /// The chance to win at the first decision of the turn, and its standard error.
    pub share: f64,
    pub error: f64,
    /// What draws and the others changed since the last decision of the turn before, and during this one.
    pub luck: f64,
    /// What the player's own decisions changed: never more than nothing.
    pub skill: f64,
}

/// A game as one player played it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReview {
    pub seat: Player,
    pub name: String,
    /// The chance to win at the first decision.
    pub start: f64,
    /// The share of the win at the end; nothing while the game goes on.
    pub result: Option<f64>,
    /// All luck and all skill. With `start` they add up to the result, or to the chance at the last decision.
    pub luck: f64,
    pub skill: f64,
    /// How many decisions there were to judge.
    pub decisions: usize,
    pub turns: Vec<TurnReview>,
    /// Those that cost something, in the order of the game.
    pub flagged: Vec<Decision>,
}

/// A reviewed game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Review {
    pub seats: Vec<SeatReview>,
    /// How many games were played on.
    pub rollouts: u64,
}
