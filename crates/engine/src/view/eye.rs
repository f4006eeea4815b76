//! Whose eyes see a game.

use serde::{Deserialize, Serialize};

use crate::ids::Player;

/// Who looks at a game, and therefore what a view shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "as", rename_all = "snake_case")]
pub enum Eye {
    /// A player, who sees what the rules show them.
    Seat { seat: Player },
    /// Somebody without a seat, who knows what every player knows and nothing more.
    Watcher,
    /// Somebody to whom everything is open: for games that are over, and for scenarios.
    Open,
}

impl Eye {
    /// The seat, if the eyes have one.
    #[inline]
    pub fn seat(self) -> Option<Player> {
        match self {
            Eye::Seat { seat } => Some(seat),
            Eye::Watcher | Eye::Open => None,
        }
    }

    /// Whether these are the eyes of this player, or see as much.
    pub fn sees_as(self, player: Player) -> bool {
        match self {
            Eye::Seat { seat } => seat == player,
            Eye::Watcher => false,
            Eye::Open => true,
        }
    }
}

impl From<Player> for Eye {
    #[inline]
    fn from(seat: Player) -> Self {
        Eye::Seat { seat }
    }
}
