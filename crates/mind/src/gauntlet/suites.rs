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

/// The sets that have a suite of their own, as their kingdoms name them: "dark-ages".
pub fn sets() -> Vec<String> {
    let mut sets: Vec<String> = suite("sets")
        .unwrap_or_default()
        .iter()
        .filter_map(|kingdom| Some(kingdom.name.rsplit_once('-')?.0.to_owned()))
        .collect();
    sets.dedup();
    sets
}

/// The kingdoms of a suite. `base/train` is the half of it that agents may be trained on, `base/test` the half on which they are
/// measured: every other kingdom, so that both halves are alike.
pub fn suite(name: &str) -> Option<Vec<Kingdom>> {
    let (whole, other_half) = match name.split_once('/') {
        None => return whole_suite(name),
        Some((whole, "train")) => (whole, 0),
        Some((whole, "test")) => (whole, 1),
        Some(_) => return None,
    };
    let kingdoms = whole_suite(whole)?.into_iter().enumerate();
    Some(kingdoms.filter(|(at, _)| at % 2 == other_half).map(|(_, kingdom)| kingdom).collect())
}

fn whole_suite(name: &str) -> Option<Vec<Kingdom>> {
    Some(match name {
        "base" => read(include_str!("../../../../strategies/suites/base.txt")),
        "all" => read(include_str!("../../../../strategies/suites/all.txt")),
        "sets" => read(include_str!("../../../../strategies/suites/sets.txt")),
        "traps" => read(include_str!("../../../../strategies/suites/traps.txt")),
        "recommended" => recommended(),
        set => {
            let is_of_set = |kingdom: &Kingdom| {
                kingdom.name.rsplit_once('-').is_some_and(|(prefix, _)| prefix == set)
            };
            let mut kingdoms = whole_suite("sets")?;
            kingdoms.retain(is_of_set);
            return Some(kingdoms).filter(|kingdoms| !kingdoms.is_empty());
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_halves_of_a_suite_are_all_of_it_and_have_nothing_in_common() {
        for name in NAMES.map(str::to_owned).into_iter().chain(sets()) {
            let all = suite(&name).expect("it is there");
            let [train, test] = ["train", "test"]
                .map(|half| suite(&format!("{name}/{half}")).expect("a half of it is there"));
            assert!(train.iter().all(|kingdom| !test.contains(kingdom)), "{name}");
            assert_eq!(train.len() + test.len(), all.len(), "{name}");
            assert!(train.len().abs_diff(test.len()) <= 1, "{name}");
        }
        assert_eq!(sets().len(), 16);
        assert!(suite("base/other").is_none() && suite("dark ages").is_none());
    }
}
