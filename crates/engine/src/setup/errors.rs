//! What can be wrong with a set-up.

use std::fmt;

use super::KINGDOM_PILES;
use crate::ids::{MAX_PLAYERS, PileSet};

/// What is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // what each field is, its name says
pub enum SetupError {
    /// No card has this name.
    UnknownCard { name: String, nearest: Option<&'static str> },
    /// The card has no such version.
    UnknownVersion { name: &'static str, version: String, known: Vec<&'static str> },
    /// The card is none that a kingdom has a pile of.
    NotKingdom { name: &'static str },
    /// The card is no landscape.
    NotLandscape { name: &'static str },
    /// The card is named twice.
    Twice { name: &'static str },
    /// There are too few or too many players.
    Players { players: usize },
    /// Two players have the same name.
    SameName { name: String },
    /// A player's name cannot be written in a save.
    BadName { name: String },
    /// There are more piles than a game can have.
    TooManyPiles { piles: usize },
    /// The kingdom does not have ten piles.
    KingdomSize { piles: usize },
    /// The player who is to start does not exist.
    NoSuchSeat { seat: usize, players: usize },
    /// Nothing was chosen for a card that needs it.
    NeedsCompanion { name: &'static str, what: &'static str },
    /// What was chosen for a card does not fit.
    WrongCompanion { name: &'static str, companion: String, what: &'static str },
    /// Something was chosen for a card that needs nothing.
    NoCompanion { name: &'static str },
    /// The card comes into a game with another.
    Brought { name: &'static str },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCard { name, nearest: Some(nearest) } => {
                write!(f, "no card named '{name}'; did you mean {nearest}?")
            }
            Self::UnknownCard { name, nearest: None } => write!(f, "no card named '{name}'"),
            Self::UnknownVersion { name, version, known } => {
                write!(f, "{name} has no version '{version}'; it has: {}", known.join(", "))
            }
            Self::NotKingdom { name } => write!(f, "{name} is not a Kingdom card"),
            Self::NotLandscape { name } => {
                write!(f, "{name} is not an Event, Project, Landmark, Way, Ally or Trait")
            }
            Self::NeedsCompanion { name, what } => {
                write!(f, "{name} needs {what}: write '{name} with …'")
            }
            Self::WrongCompanion { name, companion, what } => {
                write!(f, "{companion} cannot go with {name}, which needs {what}")
            }
            Self::NoCompanion { name } => write!(f, "nothing goes with {name}"),
            Self::Brought { name } => {
                write!(f, "{name} is not chosen: it is in a game when another card brings it")
            }
            Self::Twice { name } => write!(f, "{name} is in the kingdom twice"),
            Self::Players { players } => {
                write!(f, "a game has 2 to {MAX_PLAYERS} players, not {players}")
            }
            Self::SameName { name } => write!(f, "two players are named {name}"),
            Self::BadName { name } => {
                write!(
                    f,
                    "'{name}' is no name for a player: it must not be empty or have a comma or line break"
                )
            }
            Self::TooManyPiles { piles } => {
                write!(f, "{piles} piles are more than the {} a game can have", PileSet::CAPACITY)
            }
            Self::KingdomSize { piles } => {
                write!(f, "a kingdom has {KINGDOM_PILES} piles, not {piles}")
            }
            Self::NoSuchSeat { seat, players } => {
                write!(f, "there is no seat {seat}: the game has {players} players")
            }
        }
    }
}

/// All that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&all.join("; "))
    }
}

impl std::error::Error for SetupError {}
impl std::error::Error for SetupErrors {}
