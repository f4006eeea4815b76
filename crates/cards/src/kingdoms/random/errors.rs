//! Errors in a request for a kingdom.

use std::fmt;

use fief_catalogue::Unknown;
use fief_engine::setup::{KINGDOM_PILES, SetupError};

use super::MOST_ASKED_FOR;
use crate::kingdoms::Need;

/// An error in a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// A set or card that does not exist.
    Unknown(Unknown),
    /// A set of which no Kingdom card is implemented.
    NothingOf {
        set: &'static str,
    },
    NoSuchEdition {
        set: &'static str,
        edition: u8,
        known: Vec<u8>,
    },
    /// An edition is asked for, but its set is not among the sets to play with.
    NotPlayed {
        set: &'static str,
    },
    /// A card of the rules that is not implemented.
    NotYet {
        name: &'static str,
    },
    FixedAndBanned {
        name: &'static str,
    },
    TooManyFixed {
        fixed: usize,
    },
    TooFew {
        left: usize,
    },
    /// The text behind a set is not a number of cards.
    NotANumber {
        text: String,
    },
    /// The fixed cards and the numbers of sets add up to more than a kingdom has.
    TooManyOfSets {
        wanted: usize,
    },
    /// A set has fewer cards than its number says, or more cards of it are fixed.
    NotSoMany {
        set: &'static str,
        wanted: usize,
        left: usize,
        fixed: usize,
    },
    TooManyLandscapes {
        wanted: usize,
    },
    /// No kingdom of these cards meets all the needs.
    NotMet {
        needs: Vec<Need>,
    },
    TooFewLandscapes {
        wanted: usize,
        left: usize,
    },
    Setup(SetupError),
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(unknown) => unknown.fmt(f),
            Self::NothingOf { set } => write!(f, "no card of {set} is implemented yet"),
            Self::NoSuchEdition { set, edition, known } => {
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                write!(f, "{set} has no edition {edition}, only: {}", known.join(", "))
            }
            Self::NotPlayed { set } => {
                write!(f, "an edition of {set} is asked for, but {set} is not among the sets")
            }
            Self::NotYet { name } => write!(f, "{name} is not implemented yet"),
            Self::FixedAndBanned { name } => write!(f, "{name} is both fixed and banned"),
            Self::TooManyFixed { fixed } => {
                write!(f, "{fixed} cards are fixed, but a kingdom has {KINGDOM_PILES}")
            }
            Self::TooFew { left } => {
                write!(f, "only {left} cards are left for a kingdom of {KINGDOM_PILES}")
            }
            Self::NotANumber { text } => {
                write!(f, "'{text}' is not a set with a number of cards: write Plunder:2")
            }
            Self::TooManyOfSets { wanted } => {
                write!(
                    f,
                    "{wanted} cards are fixed or asked for with their set, but a kingdom has {KINGDOM_PILES}"
                )
            }
            Self::NotSoMany { set, wanted, fixed, .. } if fixed > wanted => {
                write!(f, "{wanted} cards of {set} are asked for, but {fixed} of them are fixed")
            }
            Self::NotSoMany { set, wanted, left, .. } => {
                write!(f, "{wanted} cards of {set} are asked for, but only {left} are left")
            }
            Self::TooManyLandscapes { wanted } => {
                write!(f, "{wanted} landscapes are too many: at most {MOST_ASKED_FOR}")
            }
            Self::TooFewLandscapes { wanted, left } => {
                write!(f, "{wanted} landscapes are asked for, but there are only {left}")
            }
            Self::NotMet { needs } => {
                let needs: Vec<&str> = needs.iter().map(|need| need.words()).collect();
                write!(f, "no ten of these cards have what is needed: {}", needs.join(", "))
            }
            Self::Setup(error) => error.fmt(f),
        }
    }
}

/// All errors in a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestErrors(pub Vec<RequestError>);

impl fmt::Display for RequestErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&all.join("; "))
    }
}

impl std::error::Error for RequestError {}
impl std::error::Error for RequestErrors {}
