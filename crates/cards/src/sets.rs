// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::setup::{Library, Set};

#[path = "adventures/mod.rs"]
pub mod adventures;
#[path = "base/mod.rs"]
pub mod base;
#[path = "empires/mod.rs"]
pub mod empires;
#[path = "plunder/mod.rs"]
pub mod plunder;
#[path = "prosperity/mod.rs"]
pub mod prosperity;
#[path = "renaissance/mod.rs"]
pub mod renaissance;
#[path = "seaside/mod.rs"]
pub mod seaside;

/// Every card that is implemented.
pub static LIBRARY: Library = Library {
    sets: &[
        Set { name: "Base", cards: base::CARDS },
        Set { name: "Seaside", cards: seaside::CARDS },
        Set { name: "Prosperity", cards: prosperity::CARDS },
        Set { name: "Adventures", cards: adventures::CARDS },
        Set { name: "Empires", cards: empires::CARDS },
        Set { name: "Renaissance", cards: renaissance::CARDS },
        Set { name: "Plunder", cards: plunder::CARDS },
    ],
};
