//! The project's scenarios, which can be stepped through like games.

use std::sync::LazyLock;

use fief_scenarios::{Scenario, files};

use crate::protocol::{Code, Problem, ScenarioGroup, ScenarioList, ScenarioRef};

/// What the id of a scenario begins with.
pub(crate) const PREFIX: &str = "scenario:";

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
    fn folder_and_name(&self) -> (&str, &str) {
        let path = inside(&self.file);
        path.rsplit_once('/').unwrap_or(("", path))
    }
}

/// The path inside the folder of scenarios, without its ending.
fn inside(file: &str) -> &str {
    let path = file.strip_prefix("scenarios/").unwrap_or(file);
    path.strip_suffix(".scenario").unwrap_or(path)
}

/// Every scenario inside the binary. One that cannot be read is left out: the project's tests find it.
static ALL: LazyLock<Vec<Shown>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for file in files::embedded() {
        let Ok(scenarios) = file.parse() else { continue };
        let parts: Vec<&str> = file.text.split("\n===").collect();
        for (number, scenario) in (1..).zip(scenarios) {
            let id = format!("{PREFIX}{}-{number}", inside(&file.name).replace('/', "-"));
            let text = parts.get(number - 1).unwrap_or(&"").trim().to_owned();
            all.push(Shown { id, file: file.name.clone(), text, scenario });
        }
    }
    all
});

/// All of them, in the order of their files.
pub(crate) fn all() -> &'static [Shown] {
    &ALL
}

/// The scenario with this id.
pub(crate) fn shown(id: &str) -> Result<&'static Shown, Problem> {
    ALL.iter().find(|shown| shown.id == id).ok_or_else(|| {
        let message =
            format!("There is no scenario '{id}'. The card's page lists those that there are.");
        Problem::new(Code::NoSuchScenario, message)
    })
}

/// The scenario with this id.
pub(crate) fn find(id: &str) -> Result<&'static Scenario, Problem> {
    shown(id).map(|shown| &shown.scenario)
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
