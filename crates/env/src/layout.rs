//! The places of numbers in an observation, and the numbers of actions.

use fief_engine::ids::Player;
use fief_engine::question::Verb;
use fief_engine::setup::{Rules, Start};
use fief_engine::zone::{Mat, Zone};

/// Increased whenever a number moves to another place in an observation or an action gets another number.
pub const LAYOUT_VERSION: u32 = 1;

/// The number of phases of a turn, in their order in an observation.
pub const PHASES: usize = 7;
/// The numbers about the turn that precede those for the player whose turn it is.
pub const TURN_NUMBERS: usize = 1 + PHASES + 5;
/// The numbers about each player beside cards.
pub const PLAYER_NUMBERS: usize = 19;
/// The number of zones of each player.
pub const ZONES: usize = 6 + Mat::COUNT;
/// The numbers about each pile.
pub const PILE_NUMBERS: usize = 5;
/// Places for tokens on piles and landscapes; a game with more shows the first ones.
pub const TOKEN_ROWS: usize = 32;
/// The numbers about the tokens in one place.
pub const TOKEN_NUMBERS: usize = 5;
/// The number of verbs of questions.
pub const VERBS: usize = Verb::ALL.len();
/// The places where the cards of a question can lie: one of a player's zones, the trash, a pile, or no single place.
pub const PLACES: usize = ZONES + 3;
/// The numbers about a question that precede its verb, asker, acting player and place.
pub const QUESTION_NUMBERS: usize = 6;

/// The number of instructions that have an action of their own.
const INSTRUCTIONS: usize = 12;
/// The number of choices that the rules themselves offer.
const PURPOSES: usize = 3;
/// The number of amounts that have an action of their own: 0 to 40.
const AMOUNTS: usize = 41;
/// The number of actions for options that no other action stands for.
const EXTRAS: usize = 32;

/// A part of an observation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    pub(crate) part: Part,
    pub name: &'static str,
    pub start: usize,
    /// The dimensions; the last one changes fastest.
    pub shape: Vec<usize>,
}

impl Section {
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The sizes of all parts in games with one set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    pub players: usize,
    /// The number of kinds of card.
    pub kinds: usize,
    pub piles: usize,
    sections: Vec<Section>,
    len: usize,
}

/// The sections, in their order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Turn,
    Players,
    Zones,
    Unknown,
    Holdings,
    Own,
    Piles,
    Trash,
    Tokens,
    Question,
    Asker,
    Picked,
}

impl Layout {
    /// The layout of all games with this set-up.
    pub fn new(start: &Start) -> Self {
        Self::of(start.rules())
    }

    /// The layout of games with these rules and this number of piles.
    pub fn of(rules: &Rules) -> Self {
        let (players, kinds) = (rules.players(), rules.kinds().count());
        let piles = rules.piles().count();
        let shapes: [(Part, &'static str, Vec<usize>); 12] = [
            (Part::Turn, "turn", vec![TURN_NUMBERS + players]),
            (Part::Players, "players", vec![players, PLAYER_NUMBERS]),
            (Part::Zones, "zones", vec![players, ZONES, kinds]),
            (Part::Unknown, "unknown", vec![players, ZONES]),
            (Part::Holdings, "holdings", vec![players, kinds]),
            (Part::Own, "own", vec![kinds]),
            (Part::Piles, "piles", vec![piles, PILE_NUMBERS]),
            (Part::Trash, "trash", vec![kinds]),
            (Part::Tokens, "tokens", vec![TOKEN_ROWS, TOKEN_NUMBERS]),
            (Part::Question, "question", vec![QUESTION_NUMBERS + VERBS + players + PLACES]),
            (Part::Asker, "asker", vec![kinds]),
            (Part::Picked, "picked", vec![kinds]),
        ];
        let mut len = 0;
        let sections = shapes.map(|(part, name, shape)| {
            let section = Section { part, name, start: len, shape };
            len += section.len();
            section
        });
        Self { players, kinds, piles, sections: sections.into(), len }
    }

    /// The number of numbers in an observation.
    pub fn len(&self) -> usize {
        self.len
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The parts of an observation, one after the other.
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    pub(crate) fn part<'o>(&self, part: Part, all: &'o mut [f32]) -> &'o mut [f32] {
        let section = &self.sections[part as usize];
        &mut all[section.start..section.start + section.len()]
    }

    /// The number of actions.
    pub fn actions(&self) -> usize {
        self.first_extra() + EXTRAS
    }

    /// The first action that stands for a kind of card; those for "done" and "everything" come before.
    pub fn first_kind(&self) -> usize {
        2
    }

    pub fn first_pile(&self) -> usize {
        self.first_kind() + self.kinds
    }

    pub fn first_instruction(&self) -> usize {
        self.first_pile() + self.piles
    }

    pub fn first_purpose(&self) -> usize {
        self.first_instruction() + INSTRUCTIONS
    }

    pub fn first_amount(&self) -> usize {
        self.first_purpose() + PURPOSES
    }

    pub fn first_extra(&self) -> usize {
        self.first_amount() + AMOUNTS
    }
}

/// The index of a zone among those of its player.
pub(crate) fn zone_index(zone: Zone) -> usize {
    match zone {
        Zone::Hand(_) => 0,
        Zone::Deck(_) => 1,
        Zone::Discard(_) => 2,
        Zone::InPlay(_) => 3,
        Zone::Aside(_) => 4,
        Zone::SetAside(_) => 5,
        Zone::Mat(_, mat) => 6 + mat.index(),
        Zone::Trash => ZONES,
        Zone::Pile(_) => ZONES + 1,
        Zone::Box => ZONES + 2,
    }
}

/// The zones of a player, in their order in an observation.
pub(crate) fn zones(player: Player) -> [Zone; ZONES] {
    [
        Zone::Hand(player),
        Zone::Deck(player),
        Zone::Discard(player),
        Zone::InPlay(player),
        Zone::Aside(player),
        Zone::SetAside(player),
        Zone::Mat(player, Mat::EVERY[0]),
        Zone::Mat(player, Mat::EVERY[1]),
        Zone::Mat(player, Mat::EVERY[2]),
        Zone::Mat(player, Mat::EVERY[3]),
    ]
}

/// The names of the zones of a player.
pub const ZONE_NAMES: [&str; ZONES] = [
    "hand",
    "deck",
    "discard",
    "in play",
    "aside",
    "set aside",
    "Tavern",
    "Exile",
    "Island",
    "Native Village",
];
