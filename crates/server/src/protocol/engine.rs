//! Types of the engine that go over the wire as they are. The engine says how each is written as JSON; here is only how
//! TypeScript calls it, because the engine knows nothing of clients.

use std::marker::PhantomData;
use std::path::PathBuf;

use fief_engine::cost::Cost;
use fief_engine::question::{Purpose, Verb};
use fief_engine::state::Phase;
use fief_engine::view::Eye;
use serde::Serialize;
use ts_rs::{Config, TS};

/// Stands for a type of the engine in declarations: `#[ts(as = "Engine<Verb>")]`.
#[derive(Debug)]
pub(super) struct Engine<T>(PhantomData<T>);

/// A type of the engine that TypeScript can be told of.
pub(super) trait Declared {
    const NAME: &'static str;
    const DOCS: &'static str;

    /// What the type is.
    fn shape() -> String;
}

impl<T: Declared + 'static> TS for Engine<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn docs() -> Option<String> {
        Some(format!("/**\n * {}\n */\n", T::DOCS))
    }

    fn decl(_: &Config) -> String {
        format!("type {} = {};", T::NAME, T::shape())
    }

    fn name(_: &Config) -> String {
        T::NAME.to_owned()
    }

    fn inline(_: &Config) -> String {
        T::shape()
    }

    fn output_path() -> Option<PathBuf> {
        Some(format!("{}.ts", T::NAME).into())
    }
}

/// The words by which the engine writes some values, as a choice among texts.
fn one_of<T: Serialize>(all: &[T]) -> String {
    let word = |value| serde_json::to_string(value).expect("a word");
    all.iter().map(word).collect::<Vec<_>>().join(" | ")
}

impl Declared for Verb {
    const NAME: &'static str = "VerbName";
    const DOCS: &'static str =
        "What is done with what is picked. `turn` is a player's own phase: play, buy, or end it.";

    fn shape() -> String {
        one_of(&Self::ALL)
    }
}

impl Declared for Phase {
    const NAME: &'static str = "PhaseName";
    const DOCS: &'static str = "The part of a turn.";

    fn shape() -> String {
        one_of(&Self::ALL)
    }
}

impl Declared for Purpose {
    const NAME: &'static str = "Purpose";
    const DOCS: &'static str = "Something that the rules themselves offer in a phase.";

    fn shape() -> String {
        one_of(&Self::ALL)
    }
}

impl Declared for Cost {
    const NAME: &'static str = "CardPrice";
    const DOCS: &'static str = "What a card costs.";

    fn shape() -> String {
        "{ coins: number, potions: number, debt: number, }".to_owned()
    }
}

impl Declared for Eye {
    const NAME: &'static str = "EyeName";
    const DOCS: &'static str = "Whose eyes see a game: a player's, those of a watcher who knows what every player knows, or open ones.";

    fn shape() -> String {
        r#"{ "as": "open" } | { "as": "watcher" } | { "as": "seat", seat: number, }"#.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use fief_engine::ids::Player;
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_declared_is_what_is_sent() {
        let cost = Cost { coins: 3, potions: 1, debt: 2 };
        assert_eq!(json!(cost), json!({ "coins": 3, "potions": 1, "debt": 2 }));
        assert_eq!(json!(Eye::Open), json!({ "as": "open" }));
        assert_eq!(json!(Eye::Watcher), json!({ "as": "watcher" }));
        assert_eq!(json!(Eye::from(Player(2))), json!({ "as": "seat", "seat": 2 }));
        assert!(Verb::shape().contains(r#""put_under" | "set_aside""#), "{}", Verb::shape());
        assert!(Phase::shape().starts_with(r#""set_up" | "start""#), "{}", Phase::shape());
    }

    #[test]
    fn every_value_is_declared() {
        // The numbers of the last ones say how many there are.
        assert_eq!(Verb::ALL.map(|verb| verb as usize), std::array::from_fn(|n| n));
        assert_eq!(Phase::ALL.map(|phase| phase as usize), std::array::from_fn(|n| n));
        assert_eq!(Purpose::ALL.map(|purpose| purpose as usize), std::array::from_fn(|n| n));
    }
}
