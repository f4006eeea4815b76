//! Checks that reading and running a file never panics, whatever it contains.

use fief_scenarios::{files, parse};
use proptest::prelude::*;

/// A change to a text; places are numbers modulo the text's size.
#[derive(Clone, Debug)]
enum Change {
    DeleteLine(usize),
    RepeatLine(usize),
    SwapLines(usize, usize),
    InsertLine(usize, String),
    ReplaceCharacter(usize, char),
    /// Cuts off the end of a line.
    Cut(usize, usize),
}

fn change() -> impl Strategy<Value = Change> {
    let place = || 0..10_000usize;
    let line = prop::sample::select(LINES).prop_map(str::to_owned);
    prop_oneof![
        place().prop_map(Change::DeleteLine),
        place().prop_map(Change::RepeatLine),
        (place(), place()).prop_map(|(a, b)| Change::SwapLines(a, b)),
        (place(), prop_oneof![line, "\\PC{0,40}"]).prop_map(|(at, l)| Change::InsertLine(at, l)),
        (place(), any::<char>()).prop_map(|(at, c)| Change::ReplaceCharacter(at, c)),
        (place(), place()).prop_map(|(line, at)| Change::Cut(line, at)),
    ]
}

/// Lines that are likely to cause trouble.
const LINES: &[&str] = &[
    "---",
    "===",
    "# Another title",
    "players: Alice, Bob, Carol, Dave, Eve, Frank, Grace",
    "players: Zoe, Alice",
    "kingdom: Throne Room (1st edition)",
    "supply: Copper 0, Curse 0",
    "supply: Copper 0, Curse 0, Estate 0, Silver 0",
    "supply: Copper 200",
    "trash: Province x400",
    "Alice hand: Throne Room x400",
    "Alice deck: nothing",
    "Alice shuffle: Gold, Gold",
    "Alice coins: 999",
    "Alice buys: 999",
    "Alice debt: 999",
    "Bob actions: 0",
    "phase: start",
    "phase: night",
    "phase: clean-up",
    "turn: Bob",
    "deal: 999",
    "Alice: play Throne Room",
    "Alice: end turn",
    "Bob: end turn",
    "Alice: end actions",
    "Alice: buy Province",
    "Alice: amount 3",
    "Alice? buy nothing; play nothing",
    "Alice? trash 0 to 999 of Copper x400",
    "check Alice sees Bob hand: ? x400",
    "check log: ",
    "rulings: COMMON: Get from deck",
    "over",
];

fn apply(text: &str, change: &Change) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let count = lines.len().max(1);
    lines.resize(count, String::new());
    match change {
        Change::DeleteLine(at) => {
            lines.remove(at % count);
        }
        Change::RepeatLine(at) => lines.insert(at % count, lines[at % count].clone()),
        Change::SwapLines(a, b) => lines.swap(a % count, b % count),
        Change::InsertLine(at, line) => lines.insert(at % count, line.clone()),
        Change::ReplaceCharacter(at, c) => {
            let mut characters: Vec<char> = text.chars().collect();
            if let Some(len) = std::num::NonZero::new(characters.len()) {
                characters[*at % len] = *c;
            }
            return characters.into_iter().collect();
        }
        Change::Cut(line, at) => {
            let line = &mut lines[line % count];
            *line = line.chars().take(at % (line.chars().count() + 1)).collect();
        }
    }
    lines.join("\n")
}

fn run(text: &str) {
    for scenario in parse(text).unwrap_or_default() {
        let outcome = scenario.run();
        assert!(outcome.log().len() < 1_000_000, "a scenario is short");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_500, failure_persistence: None, ..Default::default() })]

    #[test]
    fn changed_scenarios_never_panic(
        which in 0..10_000usize,
        changes in prop::collection::vec(change(), 1..6),
    ) {
        let files = files::embedded();
        let text = files[which % files.len()].text.clone();
        run(&changes.iter().fold(text, |text, change| apply(&text, change)));
    }

    #[test]
    fn any_text_at_all_never_panics(text in "\\PC{0,200}", lines in prop::collection::vec(prop::sample::select(LINES), 0..12)) {
        run(&text);
        run(&format!("# Title\n{}\n{text}", lines.join("\n")));
    }
}

#[test]
fn a_long_chain_of_forced_plays_fits_the_stack() {
    run(
        "# Long\nkingdom: Throne Room (1st edition)\nAlice hand: Throne Room x400\n---\nAlice: play Throne Room\n",
    );
}

#[test]
fn a_game_in_which_nobody_can_do_anything_stops() {
    run("# Stuck\nsupply: Copper 0, Curse 0\n---\n---\nphase: buy\n");
}
