//! The commands that look things up, as a person runs them.

use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fief"));
    command.args(arguments);
    command
}

fn fief(arguments: &[&str]) -> Output {
    command(arguments).output().expect("fief starts")
}

/// What a command that succeeds prints.
fn told(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = fief(arguments);
    assert!(status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).expect("output is UTF-8")
}

/// What a command that fails complains about; it must print nothing else.
fn refused(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = fief(arguments);
    assert!(!status.success(), "{arguments:?} must fail");
    assert!(stdout.is_empty(), "{}", String::from_utf8_lossy(&stdout));
    String::from_utf8(stderr).expect("errors are UTF-8").trim_end().to_owned()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&told(arguments)).expect("--json prints JSON")
}

#[test]
fn cards_are_listed_with_the_fields_of_the_catalogue() {
    let cards = json(&["cards", "--json"]);
    let cards = cards.as_array().expect("a list");
    let base = cards.iter().filter(|card| card["set"] == "Base");
    let mut names: Vec<&str> = base.map(|card| card["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 39);
    let throne_rooms: Vec<&Value> =
        cards.iter().filter(|card| card["name"] == "Throne Room").collect();
    let versions: Vec<&str> =
        throne_rooms.iter().map(|card| card["version"].as_str().unwrap()).collect();
    assert_eq!(versions, ["1st edition", "2nd edition"]);
    let moat = cards.iter().find(|card| card["name"] == "Moat").expect("Moat is there");
    assert_eq!(moat["kind"], "kingdom");
    assert_eq!(moat["pile"], Value::Null);
    assert_eq!(moat["set"], "Base");
    assert_eq!(moat["editions"], serde_json::json!([1, 2]));
    assert_eq!(moat["cost"], "2");
    assert_eq!(moat["types"], serde_json::json!(["Action", "Reaction"]));
    assert_eq!(moat["version"], "current");
    assert!(moat["text"].as_str().unwrap().starts_with("+2 Cards"));
}

#[test]
fn cards_of_one_set() {
    let base = json(&["cards", "--set", "base", "--json"]);
    assert!(base.as_array().unwrap().iter().all(|card| card["set"] == "Base"));
    assert!(told(&["cards", "--set", "Base"]).starts_with("Base\n  Copper "));
    assert_eq!(
        refused(&["cards", "--set", "Bsae"]),
        "fief: no set named 'Bsae'; did you mean Base?"
    );
}

#[test]
fn a_reader_that_closes_the_pipe_is_not_an_error() {
    for arguments in [&["cards"][..], &["cards", "--json"], &["kingdoms"], &["card", "Moat"]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut child = command(arguments);
        let child = child.stdout(writer).stderr(Stdio::piped()).spawn().expect("fief starts");
        let Output { status, stderr, .. } = child.wait_with_output().expect("fief ends");
        assert!(status.success() && stderr.is_empty(), "{}", String::from_utf8_lossy(&stderr));
    }
}

#[test]
fn a_card_has_a_page() {
    let page = told(&["card", "throne", "room"]);
    for part in ["Throne Room\n", "1st edition: $4, Action", "2nd edition: $4, Action", "of Base"] {
        assert!(page.contains(part), "{part} in:\n{page}");
    }
    let page = told(&["card", "Throne Room (1st edition)"]);
    assert!(page.contains("1st edition: $4") && !page.contains("2nd edition: $4"), "{page}");
    let page = told(&["card", "Bandit"]);
    assert!(page.contains("$5, Action–Attack") && page.contains("edition 2 only"), "{page}");
}

#[test]
fn a_card_that_is_not_there_is_explained() {
    assert_eq!(
        refused(&["card", "Militai"]),
        "fief: no card named 'Militai'; did you mean Militia?"
    );
    assert_eq!(
        refused(&["card", "Mine (3rd edition)"]),
        "fief: Mine has no version '3rd edition'; it has: 1st edition, 2nd edition"
    );
}

#[test]
fn a_seed_draws_one_kingdom() {
    let kingdom = told(&["kingdom", "--seed", "1"]);
    assert_eq!(kingdom, told(&["kingdom", "--seed", "1"]));
    assert_ne!(kingdom, told(&["kingdom", "--seed", "2"]));
}

#[test]
fn a_kingdom_is_what_was_asked_for() {
    let drawn = json(&[
        "kingdom",
        "--sets",
        "base",
        "--editions",
        "1",
        "--fixed",
        "Witch,mine",
        "--ban",
        "Moat",
        "--players",
        "5",
        "--seed",
        "3",
        "--json",
    ]);
    let kingdom: Vec<&str> =
        drawn["kingdom"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert_eq!(kingdom.len(), 10);
    assert!(kingdom.contains(&"Witch") && kingdom.contains(&"Mine (1st edition)"), "{kingdom:?}");
    assert!(!kingdom.contains(&"Moat"), "{kingdom:?}");
    let supply = drawn["supply"].as_array().unwrap();
    assert_eq!(supply.len(), 17);
    let provinces = supply.iter().find(|pile| pile["name"] == "Province").unwrap();
    assert_eq!(provinces["count"], 15);
}

#[test]
fn a_kingdom_with_a_name_is_shown() {
    let text = told(&["kingdom", "deep water"]);
    assert!(text.starts_with("Deep Water (Fief), 2 players\nSet cards aside today for "), "{text}");
    assert!(text.contains("  Launch\n") && text.contains("  Patient with Pilgrim\n"), "{text}");
    assert_eq!(
        refused(&["kingdom", "Deap Water"]),
        "fief: no recommended set named 'Deap Water'; did you mean Deep Water?"
    );
}

#[test]
fn sets_can_be_weighed_and_landscapes_counted() {
    let drawn = json(&["kingdom", "--sets", "Plunder:2,Base", "--landscapes", "3", "--json"]);
    assert_eq!(drawn["landscapes"].as_array().unwrap().len(), 3);
    let supply = drawn["supply"].as_array().unwrap();
    let of_plunder = supply.iter().filter(|pile| pile["set"] == "Plunder");
    assert_eq!(of_plunder.count(), 2, "{drawn}");
}

#[test]
fn a_kingdom_that_cannot_be_is_refused_with_every_reason() {
    assert_eq!(
        refused(&["kingdom", "--sets", "Bsae", "--fixed", "Gold", "--players", "1"]),
        "fief: no set named 'Bsae'; did you mean Base?; Gold is not a Kingdom card; \
         a game has 2 to 6 players, not 1"
    );
    assert!(refused(&["kingdom", "--editions", "new"]).contains("'new' is not an edition"));
}

#[test]
fn the_kingdoms_that_have_a_name_are_listed_and_all_can_be_played() {
    let text = told(&["kingdoms"]);
    assert!(text.starts_with("Ready to play: 204 of 204\n"), "{text}");
    assert!(text.contains("  First Game (Base, 2nd edition)\n    Cellar, Market, Merchant, "));
    assert!(!text.contains("missing") && !text.contains("Not yet"), "{text}");
    let think_big = text.split("  Think Big (Adventures)\n").nth(1).expect("Think Big");
    assert!(think_big.contains("    with: Ball, Ferry\n    use: Platinum, Colony\n"));
    assert!(text.contains("  Deep Water (Fief)\n    Set cards aside today for "), "{text}");
    let sets = json(&["kingdoms", "--json"]);
    assert_eq!(sets.as_array().unwrap().len(), 204);
    let witches = sets.as_array().unwrap().iter().find(|set| set["bane"] == "Guide").unwrap();
    assert_eq!(witches["name"], "Seacraft and Witchcraft");
}
