//! `cargo xtask tidy`: finds what people forget and no compiler reports.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

/// The most lines of a code file.
const MOST_LINES: usize = 520;

pub(crate) fn run() -> Result<()> {
    let project = crate::project();
    let mut wrong = Vec::new();
    for folder in ["crates", "python/src", "xtask"] {
        for path in files(&project.join(folder), "rs")? {
            let text = fs::read_to_string(&path)?;
            let name = path.strip_prefix(&project).unwrap_or(&path).display().to_string();
            wrong.extend(complaints(&name, &text));
        }
    }
    for path in files(&project.join("scenarios"), "scenario")? {
        let text = fs::read_to_string(&path)?;
        let name = path.strip_prefix(&project).unwrap_or(&path).display().to_string();
        if text.contains("TODO") {
            wrong.push(format!("{name}: a scenario is still to be written"));
        }
    }
    if !wrong.is_empty() {
        bail!("{} thing(s) are untidy:\n  {}", wrong.len(), wrong.join("\n  "));
    }
    Ok(())
}

/// The faults of a file of code.
fn complaints(name: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let lines = text.lines().count();
    if lines > MOST_LINES {
        wrong.push(format!("{name}: {lines} lines; split it by what its parts serve"));
    }
    let own = name.ends_with("tidy.rs");
    for (number, line) in (1..).zip(text.lines()) {
        for word in ["TODO", "FIXME", "dbg!(", "todo!("] {
            if line.contains(word) && !own && !name.ends_with("new_card.rs") {
                wrong.push(format!("{name}:{number}: {word} is left over"));
            }
        }
    }
    if name.starts_with("crates/engine/src") && text.contains("fief_cards") {
        wrong.push(format!("{name}: the engine knows no card"));
    }
    wrong
}

/// The files in a folder and its subfolders with this extension.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_over_is_named_with_its_line() {
        let wrong = complaints("crates/x.rs", "fn a() {}\n// TODO later\n");
        assert_eq!(wrong, ["crates/x.rs:2: TODO is left over"]);
        assert!(complaints("crates/x.rs", "fn a() {}\n").is_empty());
    }
}
