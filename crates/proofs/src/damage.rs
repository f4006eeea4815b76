//! Damaged saves: texts that are nearly saved games.

use fief_cards::LIBRARY;
use fief_engine::question::stable_hash;
use fief_engine::rng::Rng;
use fief_engine::save::LoadError;
use fief_engine::table::Table;

use crate::case::{Case, answer_of, pick};

/// Pieces of saves, to be put where they may not belong.
const PIECES: [&str; 24] = [
    "",
    "0",
    "9",
    "65535",
    "65536",
    "18446744073709551616",
    "-1",
    "~",
    ".",
    "..",
    ":",
    ",",
    " ",
    "  ",
    "\n",
    "\r\n",
    "\0",
    "č",
    "check:",
    "answers:",
    "Moat",
    "Moat (2nd",
    "players: ",
    "0~0",
];

/// A game at its question number `answers`, or at its end if that comes first.
pub fn saved_early(case: &Case, answers: usize) -> Table {
    let mut table = case.table();
    let mut bots = case.bots();
    while table.answers().len() < answers && table.question().is_some() {
        let picks = answer_of(&mut bots, &table);
        table.answer(&picks).expect("the players answer legally");
    }
    table
}

/// Changes a text as directed by `edits`, four bytes each: two for the place, one for the number of characters
/// removed there, one for the piece inserted. This lets a fuzzer steer.
pub fn edit(text: &str, edits: &[u8]) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for edit in edits.chunks_exact(4) {
        let from = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % (characters.len() + 1);
        let gone = usize::from(edit[2] % 8).min(characters.len() - from);
        let piece = PIECES.get(usize::from(edit[3]).wrapping_sub(128));
        let new: Vec<char> = match piece {
            Some(piece) => piece.chars().collect(),
            None => vec![char::from(edit[3])],
        };
        characters.splice(from..from + gone, new);
    }
    characters.into_iter().collect()
}

/// Changes a text in one or a few places.
pub fn damage(text: &str, rng: &mut Rng) -> String {
    let mut text = text.to_owned();
    for _ in 0..=rng.below(3) {
        text = match rng.below(8) {
            0 => damage_lines(&text, rng),
            1 => damage_words(&text, rng),
            _ => damage_characters(&text, rng),
        };
    }
    text
}

/// Deletes, replaces or inserts a few characters.
fn damage_characters(text: &str, rng: &mut Rng) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let from = rng.below(characters.len() as u32 + 1) as usize;
    let gone = (rng.below(4) as usize).min(characters.len() - from);
    let new: Vec<char> = if rng.below(3) == 0 {
        vec![char::from(rng.below(128) as u8)]
    } else {
        pick(rng, &PIECES).chars().collect()
    };
    characters.splice(from..from + gone, new);
    characters.into_iter().collect()
}

/// Deletes, duplicates or exchanges lines.
fn damage_lines(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    if lines.is_empty() {
        return String::new();
    }
    shake(&mut lines, rng);
    lines.concat()
}

/// Deletes, duplicates or exchanges words, such as answers.
fn damage_words(text: &str, rng: &mut Rng) -> String {
    let mut words: Vec<&str> = text.split_inclusive(' ').collect();
    if words.is_empty() {
        return String::new();
    }
    shake(&mut words, rng);
    words.concat()
}

fn shake(parts: &mut Vec<&str>, rng: &mut Rng) {
    let at = rng.below(parts.len() as u32) as usize;
    let other = rng.below(parts.len() as u32) as usize;
    match rng.below(3) {
        0 => drop(parts.remove(at)),
        1 => parts.insert(at, parts[other]),
        _ => parts.swap(at, other),
    }
}

/// Gives the text a correct check number, so that the damage is not detected at once.
pub fn with_right_check(text: &str) -> String {
    let body = text.rsplit_once("check:").map_or(text, |(body, _)| body);
    format!("{body}check: {:016x}\n", stable_hash(&body.replace("\r\n", "\n")))
}

/// Loads any text and checks the result: the text is refused with a reason, or it is a game that saves and loads
/// unchanged.
pub fn load_anything(text: &str) -> Result<Table, LoadError> {
    let loaded = Table::load(text, &LIBRARY);
    match &loaded {
        Err(error) => assert!(!error.to_string().is_empty(), "a reason"),
        Ok(table) => {
            let again = Table::load(&table.save(), &LIBRARY).expect("what was loaded can be saved");
            assert_eq!(again.state(), table.state());
            assert_eq!(again.question(), table.question());
            assert_eq!(again.answers(), table.answers());
            assert_eq!(again.log(), table.log());
        }
    }
    loaded
}
