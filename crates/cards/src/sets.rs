// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::setup::{Library, Set};

#[path = "adventures/mod.rs"]
pub mod adventures;
#[path = "alchemy/mod.rs"]
pub mod alchemy;
#[path = "allies/mod.rs"]
pub mod allies;
#[path = "base/mod.rs"]
pub mod base;
#[path = "cornucopia/mod.rs"]
pub mod cornucopia;
#[path = "dark_ages/mod.rs"]
pub mod dark_ages;
#[path = "empires/mod.rs"]
pub mod empires;
#[path = "guilds/mod.rs"]
pub mod guilds;
#[path = "hinterlands/mod.rs"]
pub mod hinterlands;
#[path = "intrigue/mod.rs"]
pub mod intrigue;
#[path = "menagerie/mod.rs"]
pub mod menagerie;
#[path = "nocturne/mod.rs"]
pub mod nocturne;
#[path = "plunder/mod.rs"]
pub mod plunder;
#[path = "promo/mod.rs"]
pub mod promo;
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
        Set { name: "Intrigue", cards: intrigue::CARDS },
        Set { name: "Seaside", cards: seaside::CARDS },
        Set { name: "Alchemy", cards: alchemy::CARDS },
        Set { name: "Prosperity", cards: prosperity::CARDS },
        Set { name: "Cornucopia", cards: cornucopia::CARDS },
        Set { name: "Hinterlands", cards: hinterlands::CARDS },
        Set { name: "Dark Ages", cards: dark_ages::CARDS },
        Set { name: "Guilds", cards: guilds::CARDS },
        Set { name: "Adventures", cards: adventures::CARDS },
        Set { name: "Empires", cards: empires::CARDS },
        Set { name: "Nocturne", cards: nocturne::CARDS },
        Set { name: "Renaissance", cards: renaissance::CARDS },
        Set { name: "Menagerie", cards: menagerie::CARDS },
        Set { name: "Allies", cards: allies::CARDS },
        Set { name: "Plunder", cards: plunder::CARDS },
        Set { name: "Promo", cards: promo::CARDS },
    ],
};
