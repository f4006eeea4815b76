//! What happened, told to one pair of eyes.

use fief_telling::Piece;
use fief_telling::log::LogKind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LogLine {
    pub kind: LogKind,
    /// Who does it.
    pub seat: u8,
    /// How deep inside other abilities it happens: how far to indent.
    pub depth: u8,
    pub pieces: Vec<Piece>,
    /// How many answers had been given when it happened: the step of a replay that shows it.
    pub step: u32,
}

/// A part of the log: it replaces all lines from number `from` on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LogPart {
    pub from: usize,
    pub lines: Vec<LogLine>,
}
