//! Positions that somebody sets up: the first part of a scenario, as text.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{CardFace, GameView, NewSeat};

/// A text with a position: a scenario, of which only the table counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionText {
    pub text: String,
}

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TextFault {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters; nothing if the whole line is meant.
    pub column: Option<usize>,
    /// What is wrong, with the nearest right thing where there is one.
    pub message: String,
}

/// A table that is set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SetTable {
    pub title: String,
    /// The table with everything open, at the first question.
    pub view: GameView,
    /// The faces of all cards that are in the game.
    pub cards: BTreeMap<String, CardFace>,
    /// Whose question comes first; nothing if the game ends before anybody is asked.
    pub asked: Option<u8>,
}

/// What a text says: either the table, or the first fault in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PositionCheck {
    pub fault: Option<TextFault>,
    pub table: Option<SetTable>,
}

/// Asks for a new table that begins as a text says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayPosition {
    pub text: String,
    /// One for each player of the text. The one who asks may have several of them, and plays all of these.
    pub seats: Vec<NewSeat>,
}
