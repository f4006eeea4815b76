//! Checks the course and the puzzles: their model moves reach the goal, and every puzzle is searched exhaustively.

use std::collections::BTreeSet;

use fief_scenarios::files::Folder;
use fief_scenarios::{Progress, Scenario, SearchError, parse};

/// More answers than any of our puzzles needs.
const MOST: u64 = 400_000;

/// Every scenario of a folder, with the name of its file.
fn all(folder: Folder) -> Vec<(String, Scenario)> {
    let files = folder.project().expect("the tests run in the project");
    assert_eq!(files, folder.embedded(), "what is inside the binary is what is in the folder");
    let scenarios = files.into_iter().flat_map(|file| {
        let scenarios = file.parse().unwrap_or_else(|error| panic!("{error}"));
        scenarios.into_iter().map(move |scenario| (file.name.clone(), scenario))
    });
    scenarios.collect()
}

#[test]
fn every_exercise_has_a_goal_that_its_own_moves_reach() {
    for (file, exercise) in [Folder::Lessons, Folder::Puzzles].into_iter().flat_map(all) {
        let place = format!("{file}: {}", exercise.title());
        let task = exercise.task();
        assert!(task.goal.is_some() && task.hint.is_some(), "{place}: no goal or no hint");
        let outcome = exercise.run();
        assert_eq!(outcome.failure, None, "{place}");
        let script = exercise.script().expect("its moves fit");
        let mut table = exercise.table();
        for answer in &script.answers[..script.given] {
            table.answer(&answer.picks).expect("it was legal before");
        }
        let first = table.state().turn().number;
        assert_eq!(exercise.progress(&table, first), Progress::Going, "{place}: reached at once");
        assert!(table.question().is_some_and(|asked| asked.player == fief_scenarios::LEARNER));
        assert_eq!(exercise.progress(&outcome.table, first), Progress::Reached, "{place}");
    }
}

#[test]
fn the_course_has_ten_lessons_with_a_coach() {
    let lessons = all(Folder::Lessons);
    let files: BTreeSet<&str> = lessons.iter().map(|(file, _)| file.as_str()).collect();
    assert_eq!(files.len(), 10);
    let titled = lessons.iter().filter(|(_, part)| part.task().lesson.is_some());
    assert_eq!(titled.count(), 10, "each file names its lesson once");
    for (file, part) in &lessons {
        let said = part.script().expect("its moves fit").said;
        assert!(!said.is_empty(), "{file}: {}: the coach says nothing", part.title());
        assert!(part.task().after.is_some(), "{file}: {}: no last words", part.title());
    }
}

#[test]
fn every_puzzle_has_as_many_solutions_as_it_says() {
    let puzzles = all(Folder::Puzzles);
    assert!(puzzles.len() >= 30, "{}", puzzles.len());
    let sets: BTreeSet<&str> =
        puzzles.iter().filter_map(|(file, _)| file.split('/').nth(1)).collect();
    assert!(sets.len() >= 16, "{sets:?}");
    for (file, puzzle) in &puzzles {
        let found = puzzle.solve(MOST).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(found.ways > 0, "{file}: no solution");
        assert_eq!(puzzle.task().solutions, Some(found.solutions), "{file}");
    }
}

fn solved(text: &str) -> Result<fief_scenarios::Found, SearchError> {
    parse(text).expect("a scenario")[0].solve(10_000)
}

#[test]
fn a_search_counts_sets_of_moves_and_knows_when_there_is_none() {
    let two = "# Two\ngoal: g\nAlice hand: Copper x2, Silver\n---\n---\nAlice coins: at least 3\n";
    let found = solved(two).expect("it is small");
    // Silver and a Copper in either order, or both Coppers before it: the last card reaches the goal.
    assert_eq!((found.solutions, found.ways), (2, 3));
    assert_eq!(found.line.len(), 2, "{:?}", found.line);
    let none = two.replace("at least 3", "at least 5");
    assert_eq!(solved(&none).expect("it is small").ways, 0);
    assert!(matches!(
        parse(two).expect("a scenario")[0].solve(1),
        Err(SearchError::TooMuch { .. })
    ));
}

#[test]
fn what_another_player_chooses_does_not_count_as_luck() {
    let text = |goal: &str| {
        format!(
            "# Militia\ngoal: g\nAlice hand: Militia\nBob hand: Gold, Copper x2, Estate, Duchy\n---\n---\n{goal}\n"
        )
    };
    let sure = solved(&text("Bob hand: 3 cards")).expect("it is small");
    assert!(sure.ways > 0);
    let hoped = solved(&text("Bob hand: Copper x2, Estate")).expect("it is small");
    assert_eq!(hoped.ways, 0, "Bob would have to discard his best cards");
}
