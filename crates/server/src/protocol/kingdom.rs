//! What to play with.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::CardFace;

/// A set and how much of it there is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SetInfo {
    pub name: String,
    /// The editions that it has had.
    pub editions: Vec<u8>,
    /// How many of its Kingdom cards can be played with, of `all`.
    pub cards: usize,
    pub all: usize,
    pub landscapes: usize,
}

/// A kingdom that a rulebook recommends, or one of our own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct KingdomInfo {
    /// "First Game (Base, 2nd edition)": what tells it from all others.
    pub id: String,
    pub name: String,
    /// The rulebook, or "Fief" for our own.
    pub source: String,
    /// A sentence on what it is about.
    #[serde(default)]
    pub about: Option<String>,
    pub cards: Vec<String>,
    pub landscapes: Vec<String>,
    /// The pile of the Trait, if one of the landscapes is one.
    #[serde(default)]
    pub on: Option<String>,
    /// What else it is played with: the Bane, Boons that are set aside, Shelters, Platinum and Colony.
    pub beside: Vec<String>,
    /// The same where chance decides.
    pub perhaps: Vec<String>,
    /// What cannot be played with yet; empty if all can.
    pub missing: Vec<String>,
}

/// The published kingdoms, the faces of their cards, and the sets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct KingdomList {
    pub kingdoms: Vec<KingdomInfo>,
    pub sets: Vec<SetInfo>,
}

/// An edition of one set, or of every set that has it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Edition {
    pub set: Option<String>,
    pub edition: u8,
}

/// What a random kingdom may be made of. Everything may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct RandomRequest {
    /// The sets to draw from; all of them if there are none. "Plunder:2" is a set with a number of cards: the others are
    /// of the sets without one, or of any if all have one.
    pub sets: Vec<String>,
    pub editions: Vec<Edition>,
    /// Cards that must be in it; "Throne Room (1st edition)" for a version.
    pub fixed: Vec<String>,
    pub banned: Vec<String>,
    /// How many landscapes (Events, Projects, Landmarks, Traits, one Way) to draw, three at most.
    pub landscapes: Option<u8>,
    /// At most so many of the landscapes that turn up among the cards, where `landscapes` is left out; two if this is, too.
    pub most_landscapes: Option<u8>,
    /// What the kingdom must have. Cards in `fixed` are in it whatever they are.
    pub needs: Vec<Need>,
    /// A whole number below 2^64, as text; by chance if left out.
    pub seed: Option<String>,
}

/// What a kingdom may have to have. Which card offers what is seen from its definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// A card that gives two Actions or more, or Villagers.
    Village,
    /// A card with which one's own cards can be trashed.
    Trashing,
    /// A card that gives a Buy.
    Buy,
    /// A card that draws two cards or more.
    Draw,
    /// Nothing that attacks others.
    NoAttacks,
    /// Cards of every cost.
    Curve,
}

/// A kingdom that was drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RandomKingdom {
    /// Cheapest first.
    pub cards: Vec<CardFace>,
    pub landscapes: Vec<CardFace>,
    /// What was chosen to go with some of them.
    pub chosen: Vec<ChosenFor>,
    /// The seed that gives it again.
    pub seed: String,
}

/// What was chosen to go with a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChosenFor {
    pub card: String,
    pub with: Vec<String>,
}

/// How the kingdom of a table is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum KingdomChoice {
    /// One of those that rulebooks recommend, by its `id`.
    Preset { id: String },
    /// A preset by chance, out of those that can be played with.
    AnyPreset,
    /// By chance, anew for every game at the table.
    Random { request: RandomRequest },
    /// By hand: ten Kingdom cards; "Throne Room (1st edition)" for a version, "Young Witch with Cellar" for what goes with
    /// one. Shelters, and basic cards that not every game has, may stand among the cards or the landscapes.
    Cards {
        cards: Vec<String>,
        #[serde(default)]
        landscapes: Vec<String>,
    },
}
