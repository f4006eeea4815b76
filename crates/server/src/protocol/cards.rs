//! Cards as a client draws them, and their pages.

use fief_engine::cost::Cost;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::engine::Engine;

use super::Need;

/// All that is needed to draw a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardFace {
    /// Its name, by which everything else refers to it.
    pub name: String,
    /// The printed cost; nothing for what cannot be bought.
    #[ts(as = "Option<Engine<Cost>>")]
    pub cost: Option<Cost>,
    /// What is printed beside the cost: `+` where more may be paid, `*` where there is more to it.
    pub mark: Option<String>,
    /// In the order in which they are printed: "Action", "Attack".
    pub types: Vec<String>,
    /// What it does, in our words. `$3` is coins, `VP` victory points, `P` in a cost a Potion, `3D` Debt.
    pub text: String,
    pub set: String,
    /// "kingdom", "base", "event", "project", "landmark", "way", …
    pub object: String,
    /// Whether it can be chosen for a kingdom: as a pile of it, as a landscape beside it, or as a Shelter or basic card
    /// that not every game has.
    pub chosen: bool,
    /// Which version of the card it is, where there are several.
    pub version: Option<String>,
    /// The victory points that it is always worth; nothing where it has none or they must be counted.
    pub points: Option<i32>,
}

/// All cards that can be played with, newest versions, by set and cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardList {
    pub cards: Vec<CardFace>,
    /// Older versions of some of them, which a game has when it asks for "Throne Room (1st edition)".
    pub older: Vec<CardFace>,
    /// What can be chosen to go with some of them: "Young Witch with Cellar".
    pub companions: Vec<CompanionInfo>,
    /// What those that can be chosen offer of what a kingdom may need.
    pub offers: Vec<CardOffers>,
}

/// What a card offers of what a kingdom may need.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardOffers {
    pub card: String,
    pub needs: Vec<Need>,
}

/// What can be chosen to go with a card. A game asks for it by "Druid with The Sea's Gift + The Sky's Gift + The Sun's
/// Gift"; what nobody has chosen is chosen by chance.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CompanionInfo {
    pub card: String,
    /// In words: "three Boons".
    pub what: String,
    /// How many, if any.
    pub least: usize,
    pub most: usize,
    pub among: Among,
    /// What fits.
    pub fits: Vec<String>,
}

/// Among what something is chosen to go with a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Among {
    /// The cards of the kingdom.
    Kingdom,
    /// Those that are not in the kingdom.
    Unused,
    /// A deck that the card brings.
    Deck,
}

/// A version of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardVersion {
    pub face: CardFace,
    /// The editions of its set that have it.
    pub editions: Vec<u8>,
    pub newest: bool,
}

/// A card's page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardPage {
    pub name: String,
    pub set: String,
    /// The newest first.
    pub versions: Vec<CardVersion>,
    pub rulings: Vec<RulingInfo>,
    /// The scenarios that are about this card, with or without a numbered ruling.
    pub scenarios: Vec<ScenarioRef>,
    /// The published kingdoms that have it.
    pub kingdoms: Vec<String>,
}

/// A ruling, in our words, and the scenarios that show it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RulingInfo {
    /// "Militia/1".
    pub id: String,
    /// The version of the card that it is about, if not any.
    pub version: Option<String>,
    /// Whether a game can show it.
    pub testable: bool,
    /// What it says; nothing where it only points to another one.
    pub sentence: Option<String>,
    /// What shows it. May be empty.
    pub scenarios: Vec<ScenarioRef>,
}

/// A scenario that can be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ScenarioRef {
    /// "scenario:base-militia-1": what `/api/v1/replays/{id}` takes.
    pub id: String,
    /// What it shows, in a sentence.
    pub title: String,
}

/// The scenarios of one file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ScenarioGroup {
    /// The folder: a set, or "rules".
    pub folder: String,
    /// What the file is about: a card or a rule.
    pub name: String,
    pub scenarios: Vec<ScenarioRef>,
}

/// All scenarios of the project.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ScenarioList {
    pub groups: Vec<ScenarioGroup>,
}
