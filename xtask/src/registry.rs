//! The lists of cards, generated from the card files: nobody keeps a registry by hand.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use fief_catalogue as catalogue;

use crate::{file_name, rustfmt};

const HEADER: &str = "// Made by `cargo xtask registry` from the card files. Do not edit.\n\n";

pub(crate) fn run(check: bool) -> Result<()> {
    let source = crate::project().join("crates/cards/src");
    let mut stale = Vec::new();
    for (path, text) in generate(&source)? {
        let (path, text) = (source.join(path), rustfmt(&text)?);
        if fs::read_to_string(&path).ok().as_deref() == Some(&text) {
            continue;
        }
        if check {
            stale.push(path.display().to_string());
        } else {
            fs::write(&path, text).with_context(|| format!("writing {}", path.display()))?;
        }
    }
    if !stale.is_empty() {
        bail!("run `cargo xtask registry`: not current: {}", stale.join(", "));
    }
    Ok(())
}

/// Every generated file and its contents.
fn generate(source: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    let mut modules = String::new();
    let mut list = String::new();
    for name in catalogue::sets() {
        let folder = file_name(name);
        let path = source.join(&folder);
        if !path.is_dir() {
            continue;
        }
        let cards = cards_of(&path)?;
        files.push((format!("{folder}/mod.rs"), module_of(&cards)));
        writeln!(modules, "#[path = \"{folder}/mod.rs\"]\npub mod {folder};")?;
        writeln!(list, "        Set {{ name: \"{name}\", cards: {folder}::CARDS }},")?;
    }
    let sets = format!(
        "{HEADER}use fief_engine::setup::{{Library, Set}};\n\n{modules}\n/// Every card that is implemented.\n\
         pub static LIBRARY: Library = Library {{\n    sets: &[\n{list}    ],\n}};\n"
    );
    files.push(("sets.rs".to_owned(), sets));
    Ok(files)
}

/// The cards of a set: each file's name and the definitions in it.
fn cards_of(folder: &Path) -> Result<Vec<(String, Vec<String>)>> {
    let mut cards = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if stem == "mod" || path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let text = fs::read_to_string(&path)?;
        let definitions: Vec<String> = text
            .lines()
            .filter_map(|line| line.strip_prefix("pub static ")?.split_once(": Card ="))
            .map(|(name, _)| name.to_owned())
            .collect();
        if definitions.is_empty() {
            bail!("{} has no `pub static …: Card`", path.display());
        }
        cards.push((stem, definitions));
    }
    cards.sort();
    Ok(cards)
}

fn module_of(cards: &[(String, Vec<String>)]) -> String {
    let mut text = format!("{HEADER}use fief_engine::card::Card;\n\n");
    for (file, _) in cards {
        let _ = writeln!(text, "pub mod {file};");
    }
    text.push_str("\npub(crate) static CARDS: &[&Card] = &[\n");
    for (file, definitions) in cards {
        for definition in definitions {
            let _ = writeln!(text, "    &{file}::{definition},");
        }
    }
    text.push_str("];\n");
    text
}
