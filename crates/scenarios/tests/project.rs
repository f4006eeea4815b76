//! Checks that the project's own scenarios pass, and that every card has one.

use std::collections::BTreeSet;

use fief_cards::LIBRARY;
use fief_engine::decide::Recorded;
use fief_engine::game::{Game, Stop};
use fief_scenarios::Outcome;
use fief_scenarios::files::{self, File};
use fief_scenarios::rulings;

fn project() -> Vec<File> {
    files::project().expect("the tests run in the project")
}

#[test]
fn all_scenarios_pass() {
    let mut failures = Vec::new();
    for file in project() {
        match file.parse() {
            Err(error) => failures.push(error.to_string()),
            Ok(scenarios) => failures.extend(scenarios.iter().filter_map(|scenario| {
                let failure = scenario.run().failure?;
                Some(format!("{}\n    in: {}", failure.in_file(&file.name), scenario.title()))
            })),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_scenario_claims_something_and_has_a_title_of_its_own() {
    for file in project() {
        let mut titles = BTreeSet::new();
        for scenario in file.parse().unwrap_or_default() {
            let place = format!("{}:{} {}", file.name, scenario.line(), scenario.title());
            assert!(scenario.claims_anything(), "{place}: nothing is claimed");
            assert!(titles.insert(scenario.title().to_owned()), "{place}: the title is taken");
        }
    }
}

/// A game without a log takes short cuts, which must lead to the same state.
#[test]
fn every_scenario_ends_the_same_without_a_log() {
    for file in project() {
        for scenario in file.parse().unwrap_or_default() {
            let Outcome { table, .. } = scenario.run();
            let mut answers = Recorded::new(table.answers());
            let mut game = Game::new(scenario.position().clone(), &mut answers);
            let stop = game.run();
            let place = format!("{}:{} {}", file.name, scenario.line(), scenario.title());
            assert!(matches!(stop, Ok(()) | Err(Stop::NeedsAnswer)), "{place}: {stop:?}");
            assert!(game.state() == table.state(), "{place}: another end without a log");
        }
    }
}

/// The file's stem: lower case, words joined by underscores. The tokens of Adventures differ only in their signs.
fn snake_case(name: &str) -> String {
    let name = name.replace("+$1", "plus 1 coin").replace("-$1", "minus 1 coin");
    let name = name.replace('+', "plus ").replace(" -", " minus ").replace(['$', '\''], "");
    let joined = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' });
    joined.collect::<String>().to_ascii_lowercase()
}

#[test]
fn every_card_and_version_has_a_scenario() {
    let files = project();
    let mut missing = Vec::new();
    for card in LIBRARY.cards() {
        let folder = snake_case(LIBRARY.set_of(card));
        let name = format!("scenarios/{folder}/{}.scenario", snake_case(card.name));
        let text = files.iter().find(|file| file.name == name).map_or("", |file| &file.text);
        let versions = LIBRARY.versions(card.name);
        let newest = versions.last().is_some_and(|newest| std::ptr::eq(*newest, card));
        // Scenarios write "Alice tokens: +1 Buy on Smithy" and "Alice Exile mat".
        let said = card.name.trim_start_matches("Your ").trim_end_matches(" token");
        let wanted =
            if newest { said.to_owned() } else { format!("{} ({})", card.name, card.version) };
        if !text.lines().any(|line| !line.starts_with('#') && line.contains(&wanted)) {
            missing.push(format!("{name} does not use {wanted}"));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn the_binary_carries_the_scenarios_of_the_project() {
    assert_eq!(files::embedded(), project());
}

#[test]
fn the_list_of_rulings_is_whole() {
    let all = rulings::all();
    let ids: BTreeSet<&str> = all.iter().map(|ruling| ruling.id).collect();
    assert_eq!((all.len(), ids.len()), (2_949, 2_949));
    assert_eq!(all.iter().filter(|ruling| ruling.testable).count(), 2_309);
}

#[test]
fn the_index_knows_who_claims_a_ruling() {
    let claims = rulings::claims(&project()).expect("the project's scenarios are well formed");
    let claim = &claims["Library/2"][0];
    assert_eq!(claim.file, "scenarios/base/library.scenario");
    assert!(!claims.contains_key("Faithful Hound/4"), "a rule that was replaced");
}

#[test]
fn the_example_of_the_documentation_passes() {
    let page = include_str!("../../../docs/SCENARIOS.md");
    let block = page.lines().skip_while(|line| !line.starts_with("    # "));
    let block: Vec<&str> = block.take_while(|line| line.starts_with("    ")).collect();
    let scenarios = fief_scenarios::parse(&block.join("\n")).expect("the example is well formed");
    assert!(scenarios[0].claims_anything());
    assert_eq!(scenarios[0].run().failure, None);
}
