//! The vocabulary of cards as a page: every public word of `Game`, `State` and the builders, and the cards that use it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

/// The files of the engine with words for cards, by chapter of the page.
const CHAPTERS: [(&str, &[&str]); 10] = [
    (
        "What a definition says",
        &["card/begin.rs", "card.rs", "card/below.rs", "card/ability.rs", "card/ongoing.rs"],
    ),
    ("Bonuses and drawing", &["effects/bonuses.rs"]),
    ("Discarding and trashing", &["effects/discarding.rs"]),
    ("Gaining", &["effects/gaining.rs"]),
    ("The deck", &["effects/deck.rs", "effects/shuffling.rs"]),
    ("Playing cards", &["play.rs", "ongoing.rs"]),
    ("Later, and other players", &["effects/later.rs", "effects/others.rs", "window.rs"]),
    ("Questions", &["choose.rs"]),
    ("Piles, mats and tokens", &["piles.rs", "tokens.rs"]),
    (
        "Looking, and the turn",
        &[
            "effects/looking.rs",
            "turn.rs",
            "turn/after.rs",
            "turn/buying.rs",
            "turn/clean_up.rs",
            "state/card.rs",
            "state/history.rs",
            "state/piles.rs",
            "state/plays.rs",
            "state/turn.rs",
            "state.rs",
        ],
    ),
];

const HEADER: &str = "\
# The words of cards

Made by `cargo xtask words` from the engine and the card files. Do not edit. Each word is a method that a card's file may
use; the number says how many card files do, and the names are the first of them.
";

/// The most cards that are named for a word.
const NAMED: usize = 4;

pub(crate) fn run(check: bool) -> Result<()> {
    let path = crate::project().join("docs/WORDS.md");
    let text = page()?;
    if fs::read_to_string(&path).ok().as_deref() == Some(&text) {
        return Ok(());
    }
    if check {
        bail!("run `cargo xtask words`: docs/WORDS.md is not current");
    }
    fs::write(&path, text).with_context(|| format!("writing {}", path.display()))
}

fn page() -> Result<String> {
    let project = crate::project();
    let cards = card_files(&project.join("crates/cards/src"))?;
    let mut page = HEADER.to_owned();
    for (chapter, files) in CHAPTERS {
        writeln!(page, "\n## {chapter}\n\n| word | what it does | cards |\n|---|---|---|")?;
        let mut words = BTreeMap::new();
        for file in files {
            let path = project.join("crates/engine/src").join(file);
            let text =
                fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
            words.extend(words_of(&text));
        }
        for (word, meaning) in words {
            let users = users_of(&word, &cards);
            if !users.is_empty() {
                let named = users.iter().take(NAMED).copied().collect::<Vec<_>>().join(", ");
                writeln!(page, "| `{word}` | {meaning} | {}: {named} |", users.len())?;
            }
        }
    }
    Ok(page)
}

/// The card files: the name of each and its text.
fn card_files(source: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = fs::read_dir(source)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?
        .into_iter()
        .filter(|path| path.is_dir() && !path.ends_with("kingdoms"))
        .collect();
    folders.sort();
    for folder in folders {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().replace('_', " ");
            if stem != "mod" {
                files.push((stem, fs::read_to_string(&path)?));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The public methods of a file and the first sentence of their documentation.
fn words_of(text: &str) -> Vec<(String, String)> {
    let mut words = Vec::new();
    let mut meaning = String::new();
    for line in text.lines().map(str::trim) {
        let method = line.strip_prefix("pub fn ").or_else(|| line.strip_prefix("pub const fn "));
        if let Some(said) = line.strip_prefix("/// ") {
            meaning =
                if meaning.is_empty() { said.to_owned() } else { format!("{meaning} {said}") };
        } else if let Some(rest) = method {
            let name = rest.split(['(', '<']).next().unwrap_or_default();
            let sentence = meaning.split_inclusive(". ").next().unwrap_or_default();
            words.push((name.to_owned(), sentence.trim().replace('|', "\\|")));
            meaning.clear();
        } else if !line.starts_with("#[") {
            meaning.clear();
        }
    }
    words
}

/// The cards whose files use a word.
fn users_of<'c>(word: &str, cards: &'c [(String, String)]) -> Vec<&'c str> {
    let uses = |text: &str| {
        [format!(".{word}("), format!("::{word}("), format!(" {word}("), format!(".{word}::")]
            .iter()
            .any(|use_of| text.contains(use_of.as_str()))
    };
    cards.iter().filter(|(_, text)| uses(text)).map(|(name, _)| name.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_a_public_method_with_the_first_sentence_of_its_documentation() {
        let text = "\
    /// Draws cards. More is said here.
    #[inline]
    pub fn draw(&mut self) {}
    /// Not a word.
    fn hidden(&self) {}
    pub const fn coins(self) {}
";
        let words = words_of(text);
        let expected = [("draw", "Draws cards."), ("coins", "")];
        assert_eq!(words, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
    }
}
