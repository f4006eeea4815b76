// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::setup::{Library, Set};

#[path = "base/mod.rs"]
pub mod base;

/// Every card that is implemented.
pub static LIBRARY: Library = Library { sets: &[Set { name: "Base", cards: base::CARDS }] };
