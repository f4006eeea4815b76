//! `fief gauntlet`, as somebody at a terminal uses it.

use std::process::{Command, Output};

fn fief(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_fief")).args(arguments).output().expect("fief runs")
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const QUICK: [&str; 5] = ["gauntlet", "--kingdoms", "2", "--games", "6"];

#[test]
fn two_runs_are_equal_byte_for_byte_on_any_number_of_threads() {
    let run = |threads: &str| {
        let more =
            ["big-money", "--against", "big-money-ultimate,medium", "--each", "--threads", threads];
        let output = fief(&[&QUICK[..], &more].concat());
        assert!(output.status.success(), "{}", err(&output));
        assert!(err(&output).contains("ms of work"), "{}", err(&output));
        String::from_utf8(output.stdout).expect("text")
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    for words in ["Big Money Ultimate", "medium", "95% interval", "base-2"] {
        assert!(one.contains(words), "{words} is not in\n{one}");
    }
}

#[test]
fn a_bot_that_buys_duchies_is_better_than_one_that_does_not() {
    let arguments = ["gauntlet", "big-money", "--compare", "basic-big-money", "--kingdoms", "1"];
    let output = fief(&arguments);
    assert!(output.status.success(), "{}", err(&output));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with("big-money is better: "), "{said}");
}

#[test]
fn what_is_wrong_is_said() {
    let cases: [(&[&str], &str); 5] = [
        (&["gauntlet", "mediun"], "did you mean medium?"),
        (&["gauntlet", "plan:x"], "must be plan:N"),
        (&["gauntlet", "medium", "--suite", "bse"], "did you mean base?"),
        (&["gauntlet", "medium", "--against", "campion"], "did you mean champion?"),
        (
            &["gauntlet", "medium", "--kingdoms", "1", "--against", "exploiter"],
            "has no plans to exploit",
        ),
    ];
    for (arguments, words) in cases {
        let output = fief(arguments);
        assert!(
            !output.status.success() && err(&output).contains(words),
            "{arguments:?}: {}",
            err(&output)
        );
    }
}
