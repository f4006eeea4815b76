//! `fief scenario` and `fief rulings` as they are used, from outside the project.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn fief(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_fief"))
        .args(arguments)
        .current_dir(std::env::temp_dir())
        .output()
        .expect("the command was built")
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn last_line(output: &Output) -> String {
    text(output).lines().last().unwrap_or_default().to_owned()
}

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn a_folder_of_scenarios_passes() {
    let folder = project().join("scenarios/base");
    let output = fief(&["scenario", &folder.to_string_lossy()]);
    assert!(output.status.success(), "{}", text(&output));
    assert!(last_line(&output).ends_with(" passed, 0 failed"), "{}", text(&output));
}

#[test]
fn show_prints_the_game() {
    let file = project().join("scenarios/base/smithy.scenario");
    let output = fief(&["scenario", "--show", &file.to_string_lossy()]);
    assert!(text(&output).contains("Alice plays Smithy"), "{}", text(&output));
    assert_eq!(last_line(&output), "1 passed, 0 failed");
}

#[test]
fn a_failure_says_where_and_why() {
    let name = format!("fief-failing-{}.scenario", std::process::id());
    let file = std::env::temp_dir().join(&name);
    std::fs::write(
        &file,
        "# Wrong\n---\n---\nAlice coins: 3\n===\n# Right\n---\n---\nAlice coins: 0\n",
    )
    .expect("the temporary folder can be written");
    let output = fief(&["scenario", &name]);
    std::fs::remove_file(&file).expect("it was just written");
    assert!(!output.status.success());
    let expected = format!(
        "{name}:4: Alice coins: expected 3, but it is 0\n    in: Wrong\n1 passed, 1 failed\n"
    );
    assert_eq!(text(&output), expected);
}

#[test]
fn a_path_that_does_not_exist_fails() {
    let output = fief(&["scenario", "no-such-file.scenario"]);
    assert!(!output.status.success());
    assert!(text(&output).starts_with("no-such-file.scenario: "), "{}", text(&output));
    assert_eq!(last_line(&output), "0 passed, 1 failed");
}

#[test]
fn rulings_are_listed_with_their_scenarios_from_anywhere() {
    let output = fief(&["rulings", "--set", "base"]);
    let text = text(&output);
    assert!(output.status.success());
    assert!(text.contains("Library/2: testable\n    scenarios/base/library.scenario:"), "{text}");
    assert!(text.contains("Moat/1: not testable\n"), "{text}");
    assert!(last_line(&output).starts_with("58 rulings: 36 testable, "), "{text}");
}

#[test]
fn missing_rulings_name_the_cards_that_they_wait_for() {
    let output = fief(&["rulings", "--missing", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    let missing = json["rulings"].as_array().expect("a list of rulings");
    assert!(missing.iter().all(|ruling| ruling["scenarios"] == serde_json::json!([])));
    assert!(!missing.iter().any(|ruling| ruling["id"] == "Library/2"), "it has a scenario");
    let cards: serde_json::Value =
        serde_json::from_slice(&fief(&["cards", "--json"]).stdout).expect("it is JSON");
    let implemented = |name: &serde_json::Value| {
        cards.as_array().is_some_and(|all| all.iter().any(|c| &c["name"] == name))
    };
    for ruling in missing {
        for card in ruling["waits_for"].as_array().expect("a list of cards") {
            assert!(!implemented(card), "{ruling}");
        }
    }
}

#[test]
fn rulings_as_json_have_totals() {
    let output = fief(&["rulings", "--set", "Base", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(json["totals"]["testable"], 36);
    let moat = json["rulings"].as_array().and_then(|all| all.iter().find(|r| r["id"] == "Moat/2"));
    let moat = moat.expect("Moat/2 is listed");
    assert_eq!(moat["testable"], true);
    assert_eq!(moat["scenarios"][0]["file"], "scenarios/base/moat.scenario");
}

#[test]
fn an_unknown_set_is_an_error() {
    let output = fief(&["rulings", "--set", "Bsae"]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said, "fief: no set named 'Bsae'; did you mean Base?\n");
}

#[test]
fn a_file_that_cannot_be_read_does_not_hide_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let good = project().join("scenarios/base/smithy.scenario");
    std::fs::copy(good, folder.path().join("smithy.scenario")).unwrap();
    std::fs::write(folder.path().join("bytes.scenario"), [0xFF, 0xFE, 0x00]).unwrap();
    let output = fief(&["scenario", &folder.path().to_string_lossy()]);
    assert!(text(&output).contains("bytes.scenario"), "{}", text(&output));
    assert_eq!(last_line(&output), "1 passed, 1 failed");
}
