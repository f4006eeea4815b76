//! `fief best`, as somebody at a terminal uses it.

use std::path::Path;
use std::process::{Command, Output};

fn fief(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fief"));
    command.args(arguments).current_dir(folder).output().expect("fief runs")
}

fn out(output: &Output) -> String {
    assert!(output.status.success(), "{}", err(output));
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const KINGDOM: &str = "Smithy,Workshop,Gardens";

#[test]
fn a_search_repeats_and_writes_what_it_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let search = ["best", KINGDOM, "--games", "1000", "--pairs", "3", "--threads"];
    let one = out(&fief(
        here,
        &[&search[..], &["1", "--book", "my.book", "--report", "r.html"]].concat(),
    ));
    let two = out(&fief(
        here,
        &[&search[..], &["2", "--book", "my.book", "--write", "w.strat"]].concat(),
    ));
    assert_eq!(one, two);
    for words in
        ["The best plan", "95% interval", "What each is worth", "The same again: fief best"]
    {
        assert!(one.contains(words), "{words} is not in\n{one}");
    }
    let read = |file: &str| std::fs::read_to_string(here.join(file)).expect("it was written");
    assert!(read("my.book").contains("== Gardens, Smithy, Workshop"));
    assert!(read("r.html").contains("<svg") && read("r.html").ends_with("</html>\n"));
    let played =
        out(&fief(here, &["sim", "w.strat", "big-money", "--cards", KINGDOM, "--games", "20"]));
    assert!(played.contains("win share"), "{played}");
}

#[test]
fn a_search_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    let search = |games: &str, more: &[&str]| {
        let all = [&["best", KINGDOM, "--pairs", "2", "--json", "--games", games], more].concat();
        let text = out(&fief(here, &all));
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    let short = search("300", &["--resume", "s.json"]);
    let games = |found: &serde_json::Value| found["games"].as_u64().expect("a number");
    let wanted = games(&short) + 500;
    let long = search(&wanted.to_string(), &["--resume", "s.json"]);
    assert!(games(&long) >= wanted);
    assert_eq!(long["plans"][0]["name"].as_str().map(str::is_empty), Some(false));
    let other = fief(here, &["best", "Moat", "--games", "10", "--resume", "s.json"]);
    assert!(
        err(&other).contains("it is about the kingdom Gardens, Smithy, Workshop"),
        "{}",
        err(&other)
    );
}

#[test]
fn what_is_wrong_is_said_before_the_first_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let here = folder.path();
    std::fs::write(here.join("bad.book"), "nonsense").expect("it can be written");
    let cases: [(&[&str], &str); 7] = [
        (&["best", "Frist Game"], "did you mean First Game?"),
        (&["best", "Smity,Moat"], "did you mean Smithy?"),
        (&["best", "First Game", "--games", "0"], "--games must be at least 1"),
        (&["best", "First Game", "--seconds", "0"], "--seconds must be more than 0"),
        (&["best", "First Game", "--sets", "Base"], "is not a seed"),
        (&["best", "First Game", "--book", "bad.book"], "line 1: a kingdom must come first"),
        (
            &["best", "First Game", "--report", "no/such/folder.html"],
            "cannot write no/such/folder.html",
        ),
    ];
    for (arguments, words) in cases {
        let output = fief(here, arguments);
        assert!(
            !output.status.success() && err(&output).contains(words),
            "{arguments:?}: {}",
            err(&output)
        );
    }
}
