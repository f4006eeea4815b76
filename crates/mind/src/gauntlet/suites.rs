//! The kingdoms of the gauntlet, which never change: two versions of a bot are measured on the same ones.

use fief_cards::LIBRARY;
use fief_cards::kingdoms;
use fief_engine::ids::Player;
use fief_engine::setup::{CardName, Setup, Start};

/// The suites by name.
pub const NAMES: [&str; 5] = ["base", "all", "sets", "traps", "recommended"];

/// A kingdom with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kingdom {
    pub name: String,
    cards: Vec<CardName>,
    landscapes: Vec<CardName>,
}

impl Kingdom {
    /// A game of two on it; the first seat begins.
    pub fn start(&self) -> Result<Start, String> {
        let setup = Setup {
            players: vec!["A".to_owned(), "B".to_owned()],
            kingdom: self.cards.clone(),
            landscapes: self.landscapes.clone(),
            first: Some(Player(0)),
        };
        Start::new(setup, &LIBRARY).map_err(|error| format!("{}: {error}", self.name))
    }
}

/// The kingdoms of a suite.
pub fn suite(name: &str) -> Option<Vec<Kingdom>> {
    Some(match name {
        "base" => read(include_str!("../../../../strategies/suites/base.txt")),
        "all" => read(include_str!("../../../../strategies/suites/all.txt")),
        "sets" => read(include_str!("../../../../strategies/suites/sets.txt")),
        "traps" => read(include_str!("../../../../strategies/suites/traps.txt")),
        "recommended" => recommended(),
        _ => return None,
    })
}

/// Reads lines like "name: Card, Card, … | Landscape, …".
fn read(text: &str) -> Vec<Kingdom> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let list = |names: &str| -> Vec<CardName> {
        names.split(", ").filter(|name| !name.is_empty()).map(CardName::parse).collect()
    };
    let kingdom = |line: &str| {
        let (name, cards) = line.split_once(": ")?;
        let (cards, landscapes) = cards.split_once(" | ").unwrap_or((cards, ""));
        Some(Kingdom { name: name.to_owned(), cards: list(cards), landscapes: list(landscapes) })
    };
    lines.filter_map(kingdom).collect()
}

/// The sets of ten that the rulebooks recommend.
fn recommended() -> Vec<Kingdom> {
    let all = kingdoms::published().iter().filter_map(|set| {
        let mut kingdom = set.kingdom(&LIBRARY, 0).ok()?;
        kingdom.complete(&kingdoms::everything(), 0).ok()?;
        let name = format!("{} ({})", set.name, set.source);
        Some(Kingdom { name, cards: kingdom.cards, landscapes: kingdom.landscapes })
    });
    all.collect()
}
