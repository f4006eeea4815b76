//! The project's scenarios, lessons and puzzles, which can be stepped through like games.

use std::sync::LazyLock;

use fief_scenarios::Scenario;
use fief_scenarios::files::Folder;

use crate::protocol::{Code, Problem, ScenarioGroup, ScenarioList, ScenarioRef};

/// What the ids of what is in a folder begin with.
const fn prefix(folder: Folder) -> &'static str {
    match folder {
        Folder::Scenarios => "scenario:",
        Folder::Lessons => "lesson:",
        Folder::Puzzles => "puzzle:",
    }
}

/// The folder that an id is of; nothing if it is a game's.
pub(crate) fn folder_of(id: &str) -> Option<Folder> {
    let folders = [Folder::Scenarios, Folder::Lessons, Folder::Puzzles];
    folders.into_iter().find(|&folder| id.starts_with(prefix(folder)))
}

/// A scenario and where it is from.
#[derive(Debug)]
pub(crate) struct Shown {
    pub id: String,
    pub file: String,
    /// Its own part of the file.
    pub text: String,
    pub scenario: Scenario,
}

impl Shown {
    /// What a list shows of it.
    pub(crate) fn reference(&self) -> ScenarioRef {
        ScenarioRef { id: self.id.clone(), title: self.scenario.title().to_owned() }
    }

    /// The folder and the name of its file: "base", "militia".
    pub(crate) fn folder_and_name(&self) -> (&str, &str) {
        let path = inside(&self.file);
        path.rsplit_once('/').unwrap_or(("", path))
    }
}

/// The path inside its folder, without its ending.
fn inside(file: &str) -> &str {
    let path = file.split_once('/').map_or(file, |(_, path)| path);
    path.strip_suffix(".scenario").unwrap_or(path)
}

/// Every scenario of a folder inside the binary. One that cannot be read is left out: the project's tests find it.
fn read(folder: Folder) -> Vec<Shown> {
    let mut all = Vec::new();
    for file in folder.embedded() {
        let Ok(scenarios) = file.parse() else { continue };
        let parts: Vec<&str> = file.text.split("\n===").collect();
        for (number, scenario) in (1..).zip(scenarios) {
            let id = format!("{}{}-{number}", prefix(folder), inside(&file.name).replace('/', "-"));
            let text = parts.get(number - 1).unwrap_or(&"").trim().to_owned();
            all.push(Shown { id, file: file.name.clone(), text, scenario });
        }
    }
    all
}

static SCENARIOS: LazyLock<Vec<Shown>> = LazyLock::new(|| read(Folder::Scenarios));
static LESSONS: LazyLock<Vec<Shown>> = LazyLock::new(|| read(Folder::Lessons));
static PUZZLES: LazyLock<Vec<Shown>> = LazyLock::new(|| read(Folder::Puzzles));

/// All that is in a folder, in the order of its files.
pub(crate) fn in_folder(folder: Folder) -> &'static [Shown] {
    match folder {
        Folder::Scenarios => &SCENARIOS,
        Folder::Lessons => &LESSONS,
        Folder::Puzzles => &PUZZLES,
    }
}

/// All scenarios that show rulings.
pub(crate) fn all() -> &'static [Shown] {
    in_folder(Folder::Scenarios)
}

/// What has this id.
pub(crate) fn shown(id: &str) -> Result<&'static Shown, Problem> {
    let all = folder_of(id).map(in_folder).unwrap_or_default();
    all.iter().find(|shown| shown.id == id).ok_or_else(|| {
        let message = match folder_of(id) {
            Some(Folder::Lessons) => {
                format!("There is no lesson '{id}'. The page 'Learn' has all of them.")
            }
            Some(Folder::Puzzles) => {
                format!("There is no puzzle '{id}'. The page 'Puzzles' has all of them.")
            }
            Some(Folder::Scenarios) | None => {
                format!("There is no scenario '{id}'. The card's page lists those that there are.")
            }
        };
        Problem::new(Code::NoSuchScenario, message)
    })
}

/// What `GET /api/v1/scenarios` says.
pub(crate) fn list() -> ScenarioList {
    let mut groups: Vec<ScenarioGroup> = Vec::new();
    for shown in all() {
        let (folder, name) = shown.folder_and_name();
        match groups.last_mut().filter(|group| group.folder == folder && group.name == name) {
            Some(group) => group.scenarios.push(shown.reference()),
            None => groups.push(ScenarioGroup {
                folder: folder.to_owned(),
                name: name.to_owned(),
                scenarios: vec![shown.reference()],
            }),
        }
    }
    ScenarioList { groups }
}

/// The scenarios in the file of a card.
pub(crate) fn about(card: &str) -> Vec<ScenarioRef> {
    let kept = card.chars().filter(|&c| c != '\'').map(|c| c.to_ascii_lowercase());
    let file: String = kept.map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    let of_card = |shown: &&Shown| {
        let (folder, name) = shown.folder_and_name();
        folder != "rules" && name == file
    };
    all().iter().filter(of_card).map(Shown::reference).collect()
}
