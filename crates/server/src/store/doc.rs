//! What is kept as JSON.

use fief_cards::LIBRARY;
use fief_engine::ids::Player;
use fief_engine::save::RULES_VERSION;
use fief_engine::setup::{CardName, Setup, SetupErrors, Start};
use serde::{Deserialize, Serialize};

use crate::protocol::{BotLevel, Settings};

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "who", rename_all = "snake_case")]
pub(crate) enum Occupant {
    Open,
    Person {
        guest: String,
    },
    Bot {
        level: BotLevel,
        /// The guest that sat here before.
        took_over: Option<String>,
    },
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatDoc {
    pub name: String,
    pub occupant: Occupant,
}

impl SeatDoc {
    /// Whether this guest sits here.
    pub(crate) fn belongs_to(&self, guest: &str) -> bool {
        matches!(&self.occupant, Occupant::Person { guest: owner } if owner == guest)
    }
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableDoc {
    /// The guest that made it.
    pub host: String,
    pub seats: Vec<SeatDoc>,
    pub settings: Settings,
}

/// Where a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "snake_case")]
pub(crate) enum Origin {
    /// A deal by the seed.
    Deal,
    /// The position of a scenario, a lesson or a puzzle.
    Scenario { id: String },
    /// A position that somebody has set up, as the text of a scenario.
    Position { text: String },
}

/// All that a game is made of beside its answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct GameStart {
    /// The version of the rules that it was begun with.
    pub rules: u32,
    pub players: Vec<String>,
    pub kingdom: Vec<String>,
    #[serde(default)]
    pub landscapes: Vec<String>,
    pub first: Option<u8>,
    /// As text, because JSON's numbers are too small.
    pub seed: String,
    pub origin: Origin,
    /// The game that it goes on from.
    #[serde(default)]
    pub continues: Option<String>,
}

impl GameStart {
    /// What is kept of a set-up and a seed.
    pub(crate) fn new(setup: &Setup, seed: u64, origin: Origin) -> Self {
        // Whoever adds to a set-up has to say here how it is kept.
        let Setup { players, kingdom, landscapes, first } = setup;
        let names = |list: &[CardName]| list.iter().map(ToString::to_string).collect();
        Self {
            rules: RULES_VERSION,
            players: players.clone(),
            kingdom: names(kingdom),
            landscapes: names(landscapes),
            first: first.map(|first| first.0),
            seed: seed.to_string(),
            origin,
            continues: None,
        }
    }

    pub(crate) fn setup(&self) -> Setup {
        let names = |list: &[String]| list.iter().map(|name| CardName::parse(name)).collect();
        Setup {
            players: self.players.clone(),
            kingdom: names(&self.kingdom),
            landscapes: names(&self.landscapes),
            first: self.first.map(Player),
        }
    }

    /// A legal game, if it still is one.
    pub(crate) fn start(&self) -> Result<Start, SetupErrors> {
        Start::new(self.setup(), &LIBRARY)
    }

    pub(crate) fn seed(&self) -> u64 {
        self.seed.parse().unwrap_or_default()
    }
}

/// What happened at the table that is no part of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct GameState {
    pub over: bool,
    /// How often something was taken back.
    pub takes: u32,
    /// How often each seat took back what was not free.
    pub undos: Vec<u32>,
    pub resigned: Vec<u8>,
    /// The winners' names, when it is over.
    pub winners: Vec<String>,
}
