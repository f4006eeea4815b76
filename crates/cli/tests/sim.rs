//! `fief sim`, `fief tourney` and `fief trace`, as a person runs them.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fief"));
    command.args(arguments);
    command
}

/// What a command that succeeds prints.
fn told(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = command(arguments).output().expect("fief starts");
    assert!(status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&stderr));
    String::from_utf8(stdout).expect("output is UTF-8")
}

/// What a command that fails before it plays complains about.
fn refused(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = command(arguments).output().expect("fief starts");
    assert!(!status.success(), "{arguments:?} must fail");
    assert!(stdout.is_empty(), "{}", String::from_utf8_lossy(&stdout));
    String::from_utf8(stderr).expect("errors are UTF-8")
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&told(arguments)).expect("--json prints JSON")
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

const MATCH: [&str; 3] = ["sim", "smithy", "big-money"];

fn run_of<'a>(more: &[&'a str]) -> Vec<&'a str> {
    MATCH.iter().chain(more).copied().collect()
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_number_of_threads() {
    for more in
        [&["--games", "3000"][..], &["--precision", "1.5%"], &["--games", "999", "--paired"]]
    {
        for format in ["--json", "--csv", "--paired"] {
            let run = |threads| {
                let mut all = run_of(&["--seed", "11", "--threads", threads]);
                all.extend(more.iter().filter(|argument| **argument != format));
                all.push(format);
                told(&all)
            };
            let alone = run("1");
            assert_eq!(alone, run("2"));
            assert_eq!(alone, run("5"));
        }
    }
    let one = told(&run_of(&["--games", "100", "--seed", "1"]));
    assert_ne!(one, told(&run_of(&["--games", "100", "--seed", "2"])));
}

#[test]
fn the_tables_say_who_wins_and_how_sure_that_is() {
    let tables = told(&run_of(&["--games", "2000", "--seed", "3"]));
    for wanted in [
        "Smithy – Big Money\n2,000 games, seed 3\nKingdom: Smithy\n",
        "95% interval",
        "Smithy is better than Big Money here.",
        "turns on average",
        "Provinces",
        "turn by turn",
        "Gold",
    ] {
        assert!(
            tables.to_lowercase().contains(&wanted.to_lowercase()),
            "no {wanted} in:\n{tables}"
        );
    }
}

#[test]
fn json_has_every_number() {
    let run = json(&run_of(&["--games", "1000", "--seed", "3", "--json"]));
    assert_eq!(run["games"], 1000);
    assert_eq!(run["seed"], 3);
    assert_eq!(run["kingdom"], serde_json::json!(["Smithy"]));
    let smithy = &run["contestants"][0];
    let count = |field: &str| smithy[field].as_u64().expect("a count");
    assert_eq!(count("wins") + count("ties") + count("losses"), 1000);
    let share = smithy["win_share"].as_f64().expect("a share");
    let expected = (count("wins") as f64 + count("ties") as f64 / 2.0) / 1000.0;
    assert!((share - expected).abs() < 1e-9 && share > 0.6);
    let bound = |end: &str| smithy["interval"][end].as_f64().expect("a share");
    assert!(bound("low") < share && share < bound("high"));
    assert_eq!(smithy["seats"][0]["games"], 500);
    assert_eq!(
        run["endings"]["one_pile"].as_u64().unwrap()
            + run["endings"]["several_piles"].as_u64().unwrap(),
        1000
    );
    let gains = smithy["gains"].as_array().expect("a list");
    let bought =
        gains.iter().find(|gain| gain["card"] == "Smithy").expect("it buys what it is named after");
    assert!(bought["share_of_games"].as_f64().unwrap() > 0.95);
    assert!(smithy["turns"][9]["money"].as_f64().unwrap() > 4.0);
}

#[test]
fn precision_is_reached_or_refused() {
    let run = json(&run_of(&["--precision", "1%", "--seed", "3", "--json"]));
    let interval = &run["contestants"][0]["interval"];
    let width = interval["high"].as_f64().unwrap() - interval["low"].as_f64().unwrap();
    assert!(width <= 0.02, "{width}");
    let Output { status, stdout, stderr } =
        command(&run_of(&["--precision", "0.01%", "--games", "500"]))
            .output()
            .expect("fief starts");
    assert_eq!(status.code(), Some(1));
    assert!(String::from_utf8_lossy(&stdout).contains("500 games"), "the result is kept");
    assert!(String::from_utf8_lossy(&stderr).contains("still too wide"));
}

#[test]
fn losing_ends_can_be_allowed_or_refused_for_all() {
    // Both files refuse.
    let games = ["sim", "smithy", "big-money-ultimate", "--games", "1000", "--seed", "3"];
    let run = |more: &[&str]| json(&[&games, more, &["--json"]].concat());
    let (usual, refused, allowed) =
        (run(&[]), run(&["--losing-end", "refused"]), run(&["--losing-end", "allowed"]));
    assert_eq!(usual["losing_end"], Value::Null);
    assert_eq!(allowed["losing_end"], "allowed");
    assert_eq!(usual["contestants"], refused["contestants"]);
    let length = |told: &Value| told["length"]["mean"].as_f64().expect("a number");
    assert!(length(&allowed) + 0.5 < length(&usual), "games end earlier");
    let text = told(&[&games[..], &["--losing-end", "allowed"]].concat());
    assert!(text.contains("1,000 games, seed 3, losing end allowed\n"), "{text}");
    let traces = |word: &str| -> Vec<String> {
        let trace = |game: u8| {
            let game = game.to_string();
            let arguments =
                ["trace", "smithy", "big-money-ultimate", "--seed", "3", "--game", &game];
            told(&[&arguments, &["--losing-end", word][..]].concat())
        };
        (1..=10).map(trace).collect()
    };
    assert_ne!(traces("allowed"), traces("refused"));
}

#[test]
fn a_tournament_with_other_losing_ends_is_another_one() {
    let file = folder("losing-ends").join("state.json");
    let file = file.to_str().expect("UTF-8");
    let tourney = |more: &[&str]| {
        let arguments =
            ["tourney", "smithy", "big-money-ultimate", "--games", "300", "--state", file];
        json(&[&arguments, &["--json"][..], more].concat())
    };
    let usual = tourney(&[]);
    let allowed = tourney(&["--losing-end", "allowed"]);
    assert_eq!(allowed["losing_end"], "allowed");
    assert_ne!(usual["pairs"], allowed["pairs"], "it was played again");
    assert_eq!(usual["pairs"], tourney(&["--losing-end", "refused"])["pairs"]);
}

#[test]
fn three_and_more_can_play() {
    let run =
        json(&["sim", "smithy", "big-money", "random", "--games", "120", "--seed", "1", "--json"]);
    let shares =
        run["contestants"].as_array().unwrap().iter().map(|c| c["win_share"].as_f64().unwrap());
    assert!((shares.sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(
        refused(&[
            "sim",
            "big-money",
            "big-money",
            "big-money",
            "big-money",
            "big-money",
            "big-money",
            "big-money"
        ])
        .contains("2 to 6 players")
    );
}

#[test]
fn a_bot_without_a_list_plays_the_first_game() {
    let run = json(&["sim", "random", "random", "--games", "4", "--seed", "1", "--json"]);
    assert_eq!(run["kingdom"].as_array().map(Vec::len), Some(10));
    assert_eq!(run["contestants"][1]["name"], "random (2)");
}

#[test]
fn the_report_needs_nothing_but_itself() {
    let folder = folder("report");
    let file = folder.join("out.html");
    let path = file.to_str().expect("UTF-8");
    told(&run_of(&["--games", "300", "--seed", "3", "--report", path]));
    let page = fs::read_to_string(&file).expect("the report is there");
    assert!(
        !page.contains("http")
            && !page.contains("url(")
            && !page.contains("<script")
            && !page.contains("<link")
    );
    assert!(page.matches("<svg").count() >= 6);
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    assert!(page.contains("fief sim smithy big-money --games 300 --seed 3"));
    assert!(!page.contains("NaN") && !page.contains("inf\""));
    // Games that never end leave little to plot, but still a page.
    told(&run_of(&["--games", "6", "--max-turns", "3", "--report", path]));
    let page = fs::read_to_string(&file).expect("the report is there");
    assert!(page.contains("No game ended") && page.contains("given up after 3 turns"));
}

#[test]
fn bad_input_is_refused_in_clear_words() {
    let folder = folder("bad");
    let bad = folder.join("bad.strat");
    fs::write(&bad, "name: Bad\nbuy:\n  Provinze\n").expect("a file");
    let bad = bad.to_str().expect("UTF-8");
    for (arguments, wanted) in [
        (&["sim", "smithi", "big-money"][..], "did you mean Smithy"),
        (&["sim", "smithy", "big-money", "--games", "0"], "0 games say nothing"),
        (&["sim", "smithy", "big-money", "--threads", "0"], "--threads must be at least 1"),
        (&["sim", "smithy", "big-money", "--precision", "zero"], "this is no share"),
        (&["sim", "smithy", "big-money", "--precision", "0%"], "more than 0%"),
        (&["sim", "smithy", "big-money", "--cards", "Vilage"], "did you mean Village"),
        (
            &["sim", "smithy", "big-money", "--cards", "Village"],
            "Smithy, which is not in this kingdom",
        ),
        (&["sim", "smithy", "big-money", "--kingdom", "First Gam"], "did you mean First Game"),
        (&["sim", "smithy", "nowhere.strat"], "cannot read the strategy nowhere.strat"),
        (&["sim", "smithy", bad], "line 3, column 3"),
        (&["sim", "smithy", env!("CARGO_TARGET_TMPDIR")], "is a folder"),
        (
            &["sim", "smithy", "big-money", "--report", "/nowhere/at/all.html"],
            "cannot write /nowhere/at/all.html",
        ),
        (&["sim", "smithy", "big-money", "--losing-end", "maybe"], "allowed, refused"),
        (&["sim", "easy", "random", "--losing-end", "allowed"], "nobody here plays one"),
        (&["tourney", "smithy", "big-money", "--games", "0"], "0 games say nothing"),
        (&["tourney", "smithy"], "at least two"),
        (&["tourney", env!("CARGO_TARGET_TMPDIR")], "no file that ends in .strat"),
        (&["trace", "smithy", "big-money", "--game", "0"], "there is no game 0"),
        (&["trace", "smithy", "bigmoney"], "did you mean"),
    ] {
        let error = refused(arguments);
        assert!(error.contains(wanted), "{arguments:?}: {error}");
    }
}

#[test]
fn a_file_from_another_system_is_read() {
    let file = folder("windows").join("other.strat");
    fs::write(&file, "\u{feff}name: Other\r\nbuy:\r\n  Province\r\n  Silver\r\n").expect("a file");
    let file = file.to_str().expect("UTF-8");
    assert!(told(&["sim", file, "smithy", "--games", "10"]).starts_with("Other – Smithy\n"));
}

/// Whether a process has said what it does on Ctrl-C. Where that cannot be read, time must do.
#[cfg(unix)]
fn listens(pid: &str) -> bool {
    const SIGINT: u64 = 1 << 1;
    let Ok(status) = fs::read_to_string(format!("/proc/{pid}/status")) else { return true };
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("a mask");
    u64::from_str_radix(caught.trim(), 16).expect("a mask") & SIGINT != 0
}

/// Presses Ctrl-C when the run is under way.
#[cfg(unix)]
fn interrupted(arguments: &[&str]) -> Output {
    let child = command(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("fief starts");
    let pid = child.id().to_string();
    while !listens(&pid) {
        sleep(Duration::from_millis(10));
    }
    sleep(Duration::from_secs(2));
    let killed = Command::new("kill").args(["-INT", &pid]).status().expect("kill is there");
    assert!(killed.success(), "the run has ended by itself");
    child.wait_with_output().expect("fief ends")
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_shows_what_it_has() {
    let arguments = run_of(&["--games", "1000000000", "--json"]);
    let Output { status, stdout, stderr } = interrupted(&arguments);
    assert_eq!(status.code(), Some(130));
    let run: Value = serde_json::from_slice(&stdout).expect("whole JSON");
    assert_eq!(run["interrupted"], true);
    assert!(run["games"].as_u64().unwrap() > 0);
    assert!(String::from_utf8_lossy(&stderr).contains("interrupted"));
}

#[cfg(unix)]
#[test]
fn a_tournament_goes_on_where_it_was_interrupted() {
    let folder = folder("tourney");
    for (file, text) in [
        ("a.strat", "name: A\nbuy:\n  Province\n  Gold\n  Silver\n"),
        ("b.strat", "name: B\nbuy:\n  Province\n  Duchy when provinces <= 4\n  Gold\n  Silver\n"),
        ("c.strat", "name: C\nbuy:\n  Province\n  Gold\n  Smithy when own Smithy < 1\n  Silver\n"),
    ] {
        fs::write(folder.join(file), text).expect("a file");
    }
    let path = folder.to_str().expect("UTF-8");
    let state = format!("{path}.tourney.json");
    let _ = fs::remove_file(&state);
    let small = ["tourney", path, "--games", "200"];
    let fresh = told(&small);
    assert!(fresh.contains("3 contestants, 200 games a pair"));
    let Output { stdout, stderr, .. } = command(&small).output().expect("fief starts");
    assert_eq!(String::from_utf8_lossy(&stdout), fresh);
    assert!(String::from_utf8_lossy(&stderr).contains("3 of 3 pairs have been played before"));

    // Another number of games is another tournament.
    let large = ["tourney", path, "--games", "1000000000", "--json"];
    let Output { status, stdout, stderr } = interrupted(&large);
    assert_eq!(status.code(), Some(130));
    let told: Value = serde_json::from_slice(&stdout).expect("whole JSON");
    assert_eq!(told["complete"], false);
    assert!(String::from_utf8_lossy(&stderr).contains("the same command goes on"));

    // A strategy that has changed is played anew, and only that.
    fs::write(folder.join("a.strat"), "name: A\nbuy:\n  Province\n  Silver\n").expect("a file");
    let Output { stderr, .. } = command(&small).output().expect("fief starts");
    assert!(String::from_utf8_lossy(&stderr).contains("1 of 3 pairs have been played before"));

    fs::write(&state, "not a tournament").expect("a file");
    assert!(refused(&small).contains("does not hold a tournament"));
    assert_eq!(fs::read_to_string(&state).unwrap(), "not a tournament", "nothing is lost");
}

#[test]
fn the_best_is_rated_highest() {
    let told = json(&["tourney", "random", "big-money", "smithy", "--games", "100", "--json"]);
    let contestants = told["contestants"].as_array().expect("a list");
    let names: Vec<&str> = contestants.iter().map(|c| c["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Smithy", "Big Money", "random"]);
    assert_eq!(told["pairs"].as_array().map(Vec::len), Some(3));
    assert_eq!(told["complete"], true);
}

#[test]
fn a_trace_shows_a_game_of_a_run() {
    let trace = told(&["trace", "smithy", "big-money", "--seed", "7"]);
    assert!(
        trace.starts_with(
            "Game 1 of seed 7\nKingdom: Smithy\n\n— Smithy's turn 1 —  (3 : 3 VP)\n  hand: "
        ),
        "{trace}"
    );
    for wanted in ["Smithy buys Smithy", "Big Money buys Province", "wins", "points"] {
        assert!(trace.contains(wanted), "{wanted}");
    }
    let second = told(&["trace", "smithy", "big-money", "--seed", "7", "--game", "2"]);
    assert!(second.contains("\n\n— Big Money's turn 1 —  (3 : 3 VP)\n"), "{second}");
    // The game is the one that the run counts.
    let scores = |trace: &str, name: &str| -> f64 {
        let line =
            trace.lines().find(|line| line.starts_with(&format!("{name} has"))).expect("scores");
        line.split(' ').find_map(|word| word.parse().ok()).expect("a number")
    };
    let run = json(&run_of(&["--seed", "7", "--games", "2", "--json"]));
    for (i, name) in ["Smithy", "Big Money"].into_iter().enumerate() {
        let mean = f64::midpoint(scores(&trace, name), scores(&second, name));
        assert_eq!(run["contestants"][i]["score"]["mean"].as_f64(), Some(mean));
    }
}
