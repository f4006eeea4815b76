//! `fief play --plain` and `fief replay` as somebody uses them: through a pipe.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use fief_engine::question::stable_hash;
use tempfile::TempDir;

const CARDS: &str = "Cellar,Market,Merchant,Militia,Mine,Moat,Remodel,Smithy,Village,Throne Room";

/// A place of its own for the games of a test.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn game(&self, number: usize) -> PathBuf {
        self.0.path().join(format!("games/game-{number}.fief"))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn fief(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fief"));
        command.args(arguments).env("FIEF_HOME", self.path());
        command
    }

    /// Runs `fief` with these lines as its input.
    fn run(&self, arguments: &[&str], input: &str) -> Output {
        let file = self.path().join("input");
        fs::write(&file, input).unwrap();
        let input = fs::File::open(&file).unwrap();
        self.fief(arguments).stdin(input).output().unwrap()
    }
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn error(output: &Output) -> String {
    assert!(!output.status.success(), "it did not fail: {}", text(output));
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[track_caller]
fn assert_has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no '{part}' in:\n{text}");
    }
}

/// The lines of somebody who buys what they can, far longer than a game lasts.
fn big_money() -> String {
    "treasures\nbuy Province\nbuy Gold\nbuy Silver\n\n".repeat(100)
}

#[test]
fn a_game_is_played_to_its_end() {
    let home = Home::new();
    let output = home.run(&["play", "--plain", "--seed", "1", "--cards", CARDS], &big_money());
    let text = text(&output);
    assert!(output.status.success(), "{text}");
    assert_has(&text, &["Seed 1.", "Buy phase", "Player buys Province", "Player: ", " points"]);
    assert!(text.contains(" wins with ") || text.contains(" share the victory with "), "{text}");

    let file = home.game(1);
    let replay = home.run(&["replay", file.to_str().unwrap()], "");
    let open = String::from_utf8(replay.stdout).unwrap();
    assert_has(&open, &["Player's turn 1", "Big Money draws", "points"]);
    assert!(!open.contains("Big Money draws 5 cards"), "an open replay hides nothing:\n{open}");
    for seat in ["1", "player"] {
        let seen = home.run(&["replay", file.to_str().unwrap(), "--from", seat], "");
        let seen = String::from_utf8(seen.stdout).unwrap();
        assert_has(&seen, &["Big Money draws 5 cards"]);
    }
}

#[test]
fn a_finished_game_of_earlier_rules_is_replayed_as_far_as_it_fits() {
    let home = Home::new();
    home.run(&["play", "--plain", "--seed", "1", "--cards", CARDS], &big_money());
    let file = home.game(1);
    let whole = fs::read_to_string(&file).unwrap();
    let replay = || {
        let output = home.run(&["replay", file.to_str().unwrap()], "");
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let played = replay();
    // The 17th answer, which begins the second line of answers, was given to another question.
    let (before, answers) = whole.split_once("answers:\n").unwrap();
    let (first, rest) = answers.split_once('\n').unwrap();
    let (rest, _) = rest.rsplit_once("check:").unwrap();
    let (picks, rest) = rest.split_once('~').unwrap();
    let digit = if rest.starts_with('1') { '2' } else { '1' };
    let body = format!("{before}answers:\n{first}\n{picks}~{digit}{}", &rest[1..]);
    fs::write(&file, format!("{body}check: {:016x}\n", stable_hash(&body))).unwrap();
    let shown = replay();
    let (log, note) = shown.trim_end().rsplit_once('\n').unwrap();
    assert!(
        note.starts_with("The rules were corrected") && note.ends_with("16 answers."),
        "{note}"
    );
    assert!(played.starts_with(log) && log.lines().count() > 10, "{log}");
}

#[test]
fn the_same_seed_and_input_give_the_same_game() {
    let home = Home::new();
    let arguments = ["play", "--plain", "--seed", "9", "--cards", CARDS, "--bot", "random"];
    let mut games = (1..=2).map(|number| {
        home.run(&arguments, &big_money());
        fs::read_to_string(home.game(number)).unwrap()
    });
    assert_eq!(games.next(), games.next());
}

#[test]
fn a_killed_game_goes_on() {
    let home = Home::new();
    let mut child = home
        .fief(&["play", "--plain", "--seed", "2", "--cards", CARDS])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"treasures\nbuy Silver\ntreasures\n").unwrap();
    // The second turn's Treasures have been answered when the question after them is printed.
    let mut questions = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        questions += usize::from(line.unwrap().starts_with("Buy phase: buy a card"));
        if questions == 2 {
            break;
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();

    let output = home.run(&["play", "--plain", "--continue"], "log\nquit\n");
    let text = text(&output);
    assert!(output.status.success(), "{text}");
    assert_has(&text, &["Player buys Silver", "Player's turn 2", "Buy phase: buy a card"]);
    let output = home.run(&["play", "--plain", "--continue"], &big_money());
    assert_has(&self::text(&output), &["points"]);
    let output = home.run(&["play", "--plain", "--continue"], "");
    assert_has(&error(&output), &["no unfinished game"]);
}

#[test]
fn an_answer_is_taken_back() {
    let home = Home::new();
    let arguments = ["play", "--plain", "--seed", "3", "--cards", CARDS, "--bot", "random"];
    home.run(&arguments, "treasures\nbuy Silver\ntreasures\n");
    home.run(&arguments, "treasures\nbuy Estate\nundo\nbuy Silver\ntreasures\nundo\ntreasures\n");
    let games = [1, 2].map(|number| fs::read_to_string(home.game(number)).unwrap());
    assert!(games[0].len() > 200, "{}", games[0]);
    assert_eq!(games[0], games[1]);
    let output = home.run(&arguments, "undo\n");
    assert_has(&text(&output), &["There is nothing to take back."]);
}

#[test]
fn the_end_of_the_input_saves() {
    let home = Home::new();
    let output = home.run(&["play", "--plain", "--seed", "4"], "treasures");
    assert!(output.status.success());
    let file = home.game(1);
    assert_has(&text(&output), &["The input ended.", &format!("Saved in {}", file.display())]);
    assert!(fs::read_to_string(file).unwrap().starts_with("fief save"));
}

#[test]
fn a_pile_of_different_cards_is_looked_through_if_the_rules_allow_it() {
    let home = Home::new();
    let cards = CARDS.replace("Cellar,Market", "Gladiator/Fortune,Knights");
    let input = "text Fortune\ntext Dame Anna\ntext Moat\n";
    let output = home.run(&["play", "--plain", "--seed", "5", "--cards", &cards], input);
    let said = text(&output);
    assert_has(&said, &["In its pile, from the top: 5× Gladiator, 5× Fortune.", "Dame Anna · $5"]);
    assert_eq!(said.matches("from the top").count(), 1, "the Knights are shuffled:\n{said}");
}

#[test]
fn a_copy_is_saved_and_loaded_and_left_alone() {
    let home = Home::new();
    let copy = home.path().join("copy.fief");
    let save = format!("treasures\nsave {0}\nsave {0}\n", copy.display());
    let output = home.run(&["play", "--plain", "--seed", "5"], &save);
    assert_has(&text(&output), &["Saved in", "Cannot save the game"]);
    let before = fs::read_to_string(&copy).unwrap();
    let output = home.run(&["play", "--plain", "--load", copy.to_str().unwrap()], "buy Copper\n");
    assert!(output.status.success());
    assert_eq!(fs::read_to_string(&copy).unwrap(), before);
    assert_has(&text(&output), &["Player buys Copper", "game-2.fief"]);
}

#[test]
fn a_damaged_save_is_named_and_left_alone() {
    let home = Home::new();
    home.run(&["play", "--plain", "--seed", "6"], "treasures\n\n");
    let file = home.game(1);
    let whole = fs::read_to_string(&file).unwrap();
    let cut = &whole[..whole.len() - 12];
    fs::write(&file, cut).unwrap();
    let name = file.to_str().unwrap();
    for arguments in
        [&["play", "--plain", "--load", name][..], &["play", "--continue"], &["replay", name]]
    {
        assert_has(&error(&home.run(arguments, "")), &["game-1.fief", "damaged or cut off"]);
        assert_eq!(fs::read_to_string(&file).unwrap(), cut);
    }
}

#[test]
fn wrong_arguments_are_named_with_the_nearest() {
    let home = Home::new();
    let play =
        |arguments: &[&str]| error(&home.run(&[&["play", "--plain"], arguments].concat(), ""));
    let misspelt = CARDS.replace("Militia", "Militai");
    assert_has(&play(&["--cards", &misspelt]), &["'Militai'", "did you mean Militia?"]);
    assert_has(&play(&["--cards", "Smithy,Moat"]), &["10 piles, not 2", "--random"]);
    assert_has(&play(&["--kingdom", "Fist Game"]), &["'Fist Game'", "did you mean First Game?"]);
    assert_has(&play(&["--random", "--sets", "Bass"]), &["'Bass'", "Base"]);
    assert_has(&play(&["--bot", "bigmoney"]), &["'bigmoney'", "big-money"]);
    assert_has(&play(&["--players", "7"]), &["7", "2..=6"]);
    assert_has(&play(&["--load", "nowhere.fief"]), &["cannot read nowhere.fief"]);
    assert!(!home.path().join("games").exists(), "a game that never began left a file");

    home.run(&["play", "--plain", "--seed", "1"], "");
    let game = home.game(1);
    let replay = |seat| error(&home.run(&["replay", game.to_str().unwrap(), "--from", seat], ""));
    assert_has(&replay("3"), &["no seat 3", "1 Player, 2 Big Money"]);
    assert_has(&replay("Big Mony"), &["did you mean Big Money?"]);
    assert_has(&error(&home.run(&["replay", "nowhere"], "")), &["cannot read nowhere"]);
}

#[test]
fn a_kingdom_is_recommended_named_or_drawn() {
    let home = Home::new();
    let supply = |arguments: &[&str]| {
        let output = home.run(&[&["play", "--plain", "--seed", "8"], arguments].concat(), "");
        assert!(output.status.success(), "{arguments:?}");
        text(&output).lines().find(|line| line.starts_with("Supply: ")).unwrap().to_owned()
    };
    assert_has(&supply(&[]), &["Cellar $2 (10)", "Workshop $3 (10)", "Province $8 (8)"]);
    assert_eq!(supply(&["--kingdom", "first game"]), supply(&[]));
    let drawn = supply(&["--random", "--sets", "Base", "--cards", "Witch,Moat"]);
    assert_has(&drawn, &["Witch $5", "Moat $2"]);
    assert_eq!(drawn.matches('$').count(), 17, "{drawn}");
    assert_eq!(drawn, supply(&["--random", "--sets", "base", "--cards", "Moat,Witch"]));
}

#[test]
fn resigning_ends_the_game() {
    let home = Home::new();
    let output = home.run(&["play", "--plain", "--seed", "1"], "resign\nno\nresign\nyes\n");
    assert!(output.status.success());
    assert_has(&text(&output), &["Resign?", "Player resigned."]);
    assert_has(&error(&home.run(&["play", "--continue"], "")), &["no unfinished game"]);
}
