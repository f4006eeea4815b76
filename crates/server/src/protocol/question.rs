//! A question as the player that is asked sees it.

use fief_engine::cost::Cost;
use fief_engine::question::{Purpose, Verb};
use fief_telling::Piece;
use fief_telling::shortcut::Shortcut;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::engine::Engine;

/// Where something lies on the table. The engine's zones, but mats and landscapes by the names that a client shows: the
/// numbers of the engine mean nothing there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "zone", rename_all = "snake_case")]
pub enum Place {
    Hand {
        seat: u8,
    },
    InPlay {
        seat: u8,
    },
    Deck {
        seat: u8,
    },
    Discard {
        seat: u8,
    },
    /// Cards that are looked at or revealed just now.
    Aside {
        seat: u8,
    },
    SetAside {
        seat: u8,
    },
    Mat {
        seat: u8,
        mat: String,
    },
    Trash,
    /// The pile with this `index` in the view.
    Pile {
        pile: usize,
    },
    /// The landscape with this name in the view.
    Landscape {
        card: String,
    },
    /// Nowhere: an instruction, a number, a name. Show it as a button.
    Nowhere,
}

/// One thing that can be picked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct AnswerOption {
    /// What an answer picks it by.
    pub index: u16,
    /// "Province", "discard it", "3".
    pub label: String,
    /// What picking it does: "buy Province", "play Village".
    pub phrase: String,
    /// The card that it is or belongs to.
    pub card: Option<String>,
    /// How many cannot be told apart; each may be picked.
    pub count: u16,
    pub at: Place,
    /// The ability in words, for a choice among abilities.
    pub text: Option<String>,
    /// What it is for, if the rules themselves offer it.
    #[ts(as = "Option<Engine<Purpose>>")]
    pub purpose: Option<Purpose>,
    /// What it costs now, for what is bought or gained.
    #[ts(as = "Option<Engine<Cost>>")]
    pub cost: Option<Cost>,
}

/// Something that lies there but cannot be picked, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Blocked {
    pub card: String,
    pub at: Place,
    /// "It costs $5; you have $3."
    pub why: String,
}

/// A choice that this player must make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct QuestionView {
    /// What the answer must say that it answers.
    pub id: String,
    /// Counts the questions of the game from 0.
    pub number: u32,
    /// Who is asked.
    pub seat: u8,
    /// Whose choice it is: somebody else's only on a turn that this player controls.
    pub acting: u8,
    /// "Militia: discard 2 cards".
    pub headline: Vec<Piece>,
    /// The headline as plain text, for a title or a screen reader.
    pub words: String,
    #[ts(as = "Engine<Verb>")]
    pub verb: Verb,
    /// The card that asks; nothing if the rules do.
    pub asker: Option<String>,
    pub options: Vec<AnswerOption>,
    pub min: u16,
    pub max: u16,
    /// Whether the order of what is picked matters, the first first.
    pub ordered: bool,
    /// What picking nothing is called ("end actions", "pass"); nothing where something must be picked.
    pub pass: Option<String>,
    /// Whether a single pick is the whole answer: one click does it. Otherwise picks are gathered and confirmed.
    pub single: bool,
    pub shortcuts: Vec<Shortcut>,
    pub blocked: Vec<Blocked>,
}
