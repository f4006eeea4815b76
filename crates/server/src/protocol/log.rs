//! What happened, told to one pair of eyes.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A piece of a sentence. A client shows them one after the other with nothing in between.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Piece {
    Text {
        text: String,
    },
    /// A player's name.
    Seat {
        seat: u8,
        name: String,
    },
    /// A card by its name, `count` of them.
    Card {
        card: String,
        count: u16,
    },
    /// Cards of which nothing is known but how many.
    Hidden {
        count: u16,
    },
    /// An amount of `coins`, `debt`, `points`, `actions`, `buys`, …
    Amount {
        of: String,
        amount: i32,
    },
}

/// What kind of thing happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LogKind {
    /// A turn begins: a heading.
    Turn,
    Play,
    Buy,
    Gain,
    Draw,
    Discard,
    Trash,
    Reveal,
    LookAt,
    Topdeck,
    Take,
    SetAside,
    Shuffle,
    /// Actions, Buys, coins, points, Debt, tokens.
    Pool,
    React,
    /// A score at the end.
    Score,
    Win,
    /// Anything else.
    Other,
}

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
