//! Lessons and puzzles: positions with a goal.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What somebody plays with a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ExerciseKind {
    /// A part of the course, with a coach.
    Lesson,
    Puzzle,
}

/// How the goal stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ExerciseState {
    Going,
    Reached,
    /// The turn is over and the goal is not reached.
    Missed,
}

/// A lesson's part or a puzzle that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ExerciseRef {
    /// "puzzle:base-last-province-1": what `/api/v1/replays/{id}` and `/api/v1/replays/{id}/play` take.
    pub id: String,
    pub title: String,
    /// What is to be reached, in a sentence.
    pub goal: String,
    /// The step to play on from: how many answers of others come first.
    pub given: u32,
}

/// A lesson or a puzzle that is played at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ExerciseView {
    pub kind: ExerciseKind,
    pub exercise: ExerciseRef,
    /// The title of the lesson.
    pub lesson: Option<String>,
    pub state: ExerciseState,
    /// What the coach says to this question; only for who plays it.
    pub coach: Option<String>,
    /// Whether the coach had other moves in mind, and has nothing to say to this one.
    pub strayed: bool,
    pub hint: Option<String>,
    /// What is said when the goal is reached.
    pub after: Option<String>,
    /// What comes next.
    pub next: Option<ExerciseRef>,
    /// How a puzzle's table was set, as lines of a scenario: nothing of it is secret.
    pub position: Vec<String>,
}

/// A lesson of the course.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LessonInfo {
    pub title: String,
    pub parts: Vec<ExerciseRef>,
}

/// The course, in its order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LessonList {
    pub lessons: Vec<LessonInfo>,
}

/// A puzzle in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PuzzleInfo {
    pub puzzle: ExerciseRef,
    /// The folder of its set: "base", `dark_ages`.
    pub set: String,
    /// How many different sets of moves lead to the goal, in whatever order they are made.
    pub solutions: usize,
}

/// All puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PuzzleList {
    pub puzzles: Vec<PuzzleInfo>,
    /// The id of the puzzle of the day.
    pub today: Option<String>,
}
