//! Lessons and puzzles: positions with a goal, which somebody plays at a table like any other.

use std::sync::LazyLock;

use fief_engine::ids::Player;
use fief_engine::table::Table;
use fief_engine::view::Eye;
use fief_scenarios::files::Folder;
use fief_scenarios::{LEARNER, Progress, Script};

use crate::protocol::{
    ExerciseKind, ExerciseRef, ExerciseState, ExerciseView, LessonInfo, LessonList, PuzzleInfo,
    PuzzleList,
};
use crate::scenarios::{Shown, in_folder, shown};

/// Milliseconds of a day.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// A position with a goal.
#[derive(Debug)]
pub(crate) struct Exercise {
    shown: &'static Shown,
    kind: ExerciseKind,
    /// The title of its lesson.
    lesson: Option<String>,
    script: Script,
    /// What comes after it.
    next: Option<&'static str>,
}

impl Exercise {
    fn goal(&self) -> String {
        self.shown.scenario.task().goal.clone().unwrap_or_default()
    }

    fn reference(&self) -> ExerciseRef {
        ExerciseRef {
            id: self.shown.id.clone(),
            title: self.shown.scenario.title().to_owned(),
            goal: self.goal(),
            given: self.script.given as u32,
        }
    }
}

/// The lines of a text that set the table, without those that are about it.
fn position(text: &str) -> Vec<String> {
    const ABOUT: [&str; 7] =
        ["lesson:", "goal:", "hint:", "after:", "within:", "solutions:", "rulings:"];
    let lines = text.lines().map(str::trim).take_while(|line| !line.starts_with("---"));
    let sets = |line: &&str| {
        !line.is_empty()
            && !line.starts_with('#')
            && !ABOUT.iter().any(|field| line.starts_with(field))
    };
    lines.filter(sets).map(str::to_owned).collect()
}

/// All of a folder. One without a goal, or whose own moves do not fit, is left out: the project's tests find it.
fn read(folder: Folder, kind: ExerciseKind) -> Vec<Exercise> {
    let mut lesson: Option<String> = None;
    let mut all: Vec<Exercise> = Vec::new();
    for shown in in_folder(folder) {
        let task = shown.scenario.task();
        lesson = task.lesson.clone().or(lesson);
        let Some(script) = task.goal.as_ref().and_then(|_| shown.scenario.script().ok()) else {
            continue;
        };
        if let Some(before) = all.last_mut() {
            before.next = Some(&shown.id);
        }
        all.push(Exercise { shown, kind, lesson: lesson.clone(), script, next: None });
    }
    all
}

static LESSONS: LazyLock<Vec<Exercise>> =
    LazyLock::new(|| read(Folder::Lessons, ExerciseKind::Lesson));
static PUZZLES: LazyLock<Vec<Exercise>> =
    LazyLock::new(|| read(Folder::Puzzles, ExerciseKind::Puzzle));

/// The exercise with this id.
pub(crate) fn find(id: &str) -> Option<&'static Exercise> {
    LESSONS.iter().chain(PUZZLES.iter()).find(|exercise| exercise.shown.id == id)
}

/// What a list calls a table at which this is played, if it is a lesson or a puzzle.
pub(crate) fn title(id: &str) -> Option<String> {
    find(id)?;
    shown(id).ok().map(|shown| shown.scenario.title().to_owned())
}

/// What `GET /api/v1/lessons` says.
pub(crate) fn lessons() -> LessonList {
    let mut lessons: Vec<LessonInfo> = Vec::new();
    for exercise in LESSONS.iter() {
        let title = exercise.lesson.clone().unwrap_or_default();
        match lessons.last_mut().filter(|lesson| lesson.title == title) {
            Some(lesson) => lesson.parts.push(exercise.reference()),
            None => lessons.push(LessonInfo { title, parts: vec![exercise.reference()] }),
        }
    }
    LessonList { lessons }
}

/// What `GET /api/v1/puzzles` says at this time, in milliseconds since 1970.
pub(crate) fn puzzles(now: u64) -> PuzzleList {
    let info = |exercise: &Exercise| {
        let task = exercise.shown.scenario.task();
        PuzzleInfo {
            puzzle: exercise.reference(),
            set: exercise.shown.folder_and_name().0.to_owned(),
            solutions: task.solutions.unwrap_or(1),
        }
    };
    let today = PUZZLES.get(of_the_day(now / DAY, PUZZLES.len()));
    PuzzleList {
        puzzles: PUZZLES.iter().map(info).collect(),
        today: today.map(|exercise| exercise.shown.id.clone()),
    }
}

/// The puzzle of a day. All have their day before one comes again, and those of a set do not follow each other.
fn of_the_day(day: u64, many: usize) -> usize {
    let many = (many as u64).max(1);
    let coprime =
        |step: &u64| (2..=*step).all(|d| !many.is_multiple_of(d) || !step.is_multiple_of(d));
    let step = ((many * 2 / 5).max(1)..=many + 1).find(coprime).unwrap_or(1);
    ((day * step) % many) as usize
}

/// Watches a game, and knows when its goal is reached or out of reach.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    exercise: &'static Exercise,
    /// The turn of the game in which the person was first asked.
    first: Option<u32>,
    /// How it ended, and after how many answers.
    decided: Option<(usize, Progress)>,
}

impl Judge {
    pub(crate) fn new(exercise: &'static Exercise) -> Self {
        Self { exercise, first: None, decided: None }
    }

    /// Looks at the game after an answer.
    pub(crate) fn look(&mut self, table: &Table) {
        let (given, answers) = (self.exercise.script.given, table.answers().len());
        if answers == given {
            self.first = Some(table.view(Eye::Watcher).turn().number);
        }
        let Some(first) = self.first.filter(|_| self.decided.is_none() && answers > given) else {
            return;
        };
        let progress = self.exercise.shown.scenario.progress(table, first);
        if progress != Progress::Going {
            self.decided = Some((answers, progress));
        }
    }

    /// Forgets what was decided after so many answers.
    pub(crate) fn go_back(&mut self, to: usize) {
        self.decided.take_if(|(answers, _)| *answers > to);
    }

    pub(crate) fn view(&self, table: &Table, eye: Option<Player>) -> ExerciseView {
        let Self { exercise, decided, .. } = self;
        let task = exercise.shown.scenario.task();
        let state = match decided {
            None => ExerciseState::Going,
            Some((_, Progress::Reached)) => ExerciseState::Reached,
            Some(_) => ExerciseState::Missed,
        };
        let coached = eye == Some(LEARNER) && decided.is_none();
        let coach = if coached { self.words(table) } else { None };
        let reached = state == ExerciseState::Reached;
        ExerciseView {
            kind: exercise.kind,
            exercise: exercise.reference(),
            lesson: exercise.lesson.clone(),
            state,
            strayed: coached && coach.is_none() && self.has_strayed(table),
            coach,
            hint: task.hint.clone(),
            after: task.after.clone().filter(|_| reached),
            next: exercise.next.and_then(find).map(Exercise::reference),
            position: match exercise.kind {
                ExerciseKind::Lesson => Vec::new(),
                ExerciseKind::Puzzle => position(&exercise.shown.text),
            },
        }
    }

    /// What the coach says before this question: they know it from their own moves, however the person came here.
    fn words(&self, table: &Table) -> Option<String> {
        let asked = table.question().filter(|question| question.player == LEARNER)?;
        let said = &self.exercise.script.said;
        let here = |number: usize| {
            let now = said.iter().rfind(|said| said.number <= number)?;
            Some(now.words.clone())
        };
        if !self.has_strayed(table) {
            return here(table.answers().len());
        }
        let fingerprint = Some(asked.fingerprint());
        let same = said.iter().find(|said| said.fingerprint == fingerprint);
        same.map(|said| said.words.clone())
    }

    /// Whether the person has answered otherwise than the coach would have.
    fn has_strayed(&self, table: &Table) -> bool {
        let mut both = table.answers().iter().zip(&self.exercise.script.answers);
        both.any(|(given, meant)| given.picks != meant.picks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_puzzle_has_its_day() {
        for many in [1, 2, 7, 30, 36, 40] {
            let mut days: Vec<usize> = (0..many as u64).map(|day| of_the_day(day, many)).collect();
            days.sort_unstable();
            assert_eq!(days, (0..many).collect::<Vec<_>>());
        }
    }

    #[test]
    fn all_lessons_and_puzzles_are_offered() {
        let parts: usize = lessons().lessons.iter().map(|lesson| lesson.parts.len()).sum();
        assert_eq!(parts, in_folder(Folder::Lessons).len());
        assert_eq!(puzzles(0).puzzles.len(), in_folder(Folder::Puzzles).len());
        assert!(lessons().lessons.len() >= 10 && puzzles(0).puzzles.len() >= 30);
        assert!(puzzles(0).today.is_some());
    }
}
