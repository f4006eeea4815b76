//! From the engine to the protocol: what one pair of eyes may see, in the client's words.
//!
//! Every match over a type of the engine is exhaustive, so that a new variant does not compile until somebody has
//! said how it is shown.

pub(crate) mod cards;
mod game;
mod headline;
mod log;
mod question;
mod zones;

pub(crate) use game::{game_view, outcome, outcome_of_then};
pub(crate) use log::LogBook;
pub(crate) use question::{answer_words, question_view};

use fief_engine::ids::{CardId, Kind, Player};
use fief_engine::state::State;

use crate::protocol::EyeName;

/// Whose eyes see the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Eye {
    Seat(Player),
    /// Knows what every player knows, and nothing more.
    Watcher,
    /// Sees everything: for games that are over, and scenarios.
    Open,
}

impl Eye {
    /// What a card is, if these eyes may know it. Every card that is sent goes through here.
    pub(crate) fn kind(self, state: &State, card: CardId) -> Option<Kind> {
        match self {
            Eye::Seat(seat) => state.view(seat).kind(card),
            Eye::Watcher => {
                let known = |seat| state.view(seat).kind(card).is_some();
                state.players().all(known).then(|| state.kind(card))
            }
            Eye::Open => Some(state.kind(card)),
        }
    }

    /// Whether these are the eyes of this player, or see as much.
    pub(crate) fn is(self, player: Player) -> bool {
        match self {
            Eye::Seat(seat) => seat == player,
            Eye::Watcher => false,
            Eye::Open => true,
        }
    }

    /// The seat, if they have one.
    pub(crate) fn seat(self) -> Option<Player> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::Watcher | Eye::Open => None,
        }
    }

    /// As the protocol calls them.
    pub(crate) fn name(self) -> EyeName {
        match self {
            Eye::Seat(seat) => EyeName::Seat { seat: seat.0 },
            Eye::Watcher => EyeName::Watcher,
            Eye::Open => EyeName::Open,
        }
    }
}
