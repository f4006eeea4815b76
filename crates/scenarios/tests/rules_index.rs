//! Checks that the scenarios that `docs/RULES.md` names exist.

use std::collections::{BTreeMap, BTreeSet};

use fief_scenarios::files;

const INDEX: &str = include_str!("../../../docs/RULES.md");
/// Replaces the file where a rule has no scenario; the reason follows.
const NO_FILE: &str = "–";

/// A row of a table: the rule, a few words about it, a file in `scenarios`, and the title of a scenario in that file.
struct Row<'i> {
    line: usize,
    rule: &'i str,
    file: &'i str,
    title: &'i str,
}

fn rows() -> Vec<Row<'static>> {
    let cells = |line: &'static str| -> Option<Vec<&'static str>> {
        let inside = line.strip_prefix('|')?.strip_suffix('|')?;
        Some(inside.split('|').map(str::trim).collect())
    };
    let mut rows = Vec::new();
    for (i, line) in INDEX.lines().enumerate() {
        let Some(cells) = cells(line) else { continue };
        let [rule, _, file, title] = cells[..] else {
            panic!("docs/RULES.md:{}: a row has four cells, this has {}", i + 1, cells.len());
        };
        if file != "file" && !file.starts_with("---") {
            rows.push(Row { line: i + 1, rule, file, title });
        }
    }
    rows
}

/// The titles of every scenario file, by its name without the folder `scenarios` and the extension.
fn titles() -> BTreeMap<String, BTreeSet<String>> {
    let files = files::project().expect("the tests run in the project");
    let stem = |name: &str| {
        let name = name.trim_start_matches("scenarios/");
        name.trim_end_matches(".scenario").to_owned()
    };
    files
        .iter()
        .map(|file| {
            let scenarios = file.parse().expect("the project's scenarios are well formed");
            (stem(&file.name), scenarios.iter().map(|it| it.title().to_owned()).collect())
        })
        .collect()
}

#[test]
fn every_scenario_of_the_index_exists() {
    let titles = titles();
    let wrong = rows().into_iter().filter(|row| row.file != NO_FILE).filter_map(|row| {
        let Row { line, file, title, .. } = row;
        match titles.get(file) {
            None => Some(format!("docs/RULES.md:{line}: no file scenarios/{file}.scenario")),
            Some(known) if !known.contains(title) => {
                Some(format!("docs/RULES.md:{line}: no scenario '{title}' in {file}"))
            }
            Some(_) => None,
        }
    });
    let wrong: Vec<String> = wrong.collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_rule_of_the_index_has_a_scenario_or_a_reason() {
    let rows = rows();
    assert!(rows.iter().filter(|row| !row.rule.is_empty()).count() > 200, "the tables are read");
    for row in rows {
        assert!(!row.title.is_empty(), "docs/RULES.md:{}: no scenario and no reason", row.line);
    }
}

/// A scenario that names a rule must be in the index, so that the index does not fall behind.
#[test]
fn every_scenario_that_names_a_rule_is_in_the_index() {
    let indexed: BTreeSet<(&str, &str)> =
        rows().into_iter().map(|row| (row.file, row.title)).collect();
    let mut missing = Vec::new();
    for file in files::project().expect("the tests run in the project") {
        let name = file.name.trim_start_matches("scenarios/").trim_end_matches(".scenario");
        for text in file.text.split("\n===\n") {
            let mut comments = text.lines().filter_map(|line| line.strip_prefix("# "));
            let Some(title) = comments.next() else { continue };
            let chapters = ["II, ", "III, ", "IV, ", "VII, "];
            let names_a_rule =
                comments.any(|text| chapters.iter().any(|chapter| text.starts_with(chapter)));
            if names_a_rule && !indexed.contains(&(name, title)) {
                missing.push(format!("{}: '{title}' is not in docs/RULES.md", file.name));
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
