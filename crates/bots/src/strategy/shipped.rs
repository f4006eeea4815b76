//! The strategies that come with the program.

use std::sync::LazyLock;

use fief_cards::LIBRARY;
use fief_engine::setup::nearest;

use super::Strategy;

/// A strategy that comes with the program: its file and its text.
#[derive(Debug)]
pub struct Shipped {
    /// The name of its file, without the ending.
    pub file: &'static str,
    pub text: &'static str,
    pub strategy: Strategy,
}

include!(concat!(env!("OUT_DIR"), "/strategies.rs"));

static SHIPPED: LazyLock<Vec<Shipped>> = LazyLock::new(|| {
    let read = |&(file, text): &(&'static str, &'static str)| {
        let strategy = Strategy::parse(text, &LIBRARY)
            .unwrap_or_else(|error| panic!("strategies/{file}.strat: {error}"));
        Shipped { file, text, strategy }
    };
    FILES.iter().map(read).collect()
});

/// Every strategy that comes with the program, by the name of its file.
pub fn shipped() -> &'static [Shipped] {
    &SHIPPED
}

/// Finds the shipped strategy of this name; the error is the nearest name.
pub fn find(name: &str) -> Result<&'static Strategy, Option<&'static str>> {
    let called = |shipped: &&Shipped| {
        shipped.strategy.name.eq_ignore_ascii_case(name) || shipped.file.eq_ignore_ascii_case(name)
    };
    match shipped().iter().find(called) {
        Some(shipped) => Ok(&shipped.strategy),
        None => Err(nearest(name, shipped().iter().map(|shipped| shipped.strategy.name.as_str()))),
    }
}
