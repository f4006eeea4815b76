//! Whose turn it is, its phases, and the order of players (chapter II of the rules).

use serde::{Deserialize, Serialize};

use super::State;
use crate::ids::{Kind, Player};

/// The part of a turn that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first turn: players choose what the set-up lets them, then hands are dealt.
    SetUp,
    /// The start-of-turn abilities are still to come.
    Start,
    /// Actions are played.
    Action,
    /// Treasures are played, and cards bought.
    Buy,
    /// Night cards are played.
    Night,
    /// Cards are discarded, and a new hand is drawn.
    CleanUp,
    /// The game is over.
    Over,
}

impl Phase {
    /// Every phase, in their order.
    pub const ALL: [Self; 7] =
        [Self::SetUp, Self::Start, Self::Action, Self::Buy, Self::Night, Self::CleanUp, Self::Over];
}

/// Whose turn it is and how far it has come.
#[allow(clippy::struct_excessive_bools)] // each is something that is true of a turn by itself
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub player: Player,
    /// Counts every turn of the game from 1.
    pub number: u32,
    /// How far it has come.
    pub phase: Phase,
    /// Whether something was bought this turn: the second part of the Buy phase, without Treasures.
    pub bought: bool,
    /// An extra turn does not count for the tie-break.
    pub extra: bool,
    /// The card that gave this extra turn.
    pub given_by: Option<Kind>,
    /// The player who decides for the player of this turn, if it is somebody else.
    pub controller: Option<Player>,
    /// Whose turn the one before this was.
    pub previous: Option<Player>,
    /// How many cards its player draws in Clean-up: five, unless an ability sets another number.
    pub new_hand: u8,
    /// How many cards abilities have added to that number.
    pub more_in_hand: u8,
    /// Whether the turn is over and the next has not begun: then it is nobody's turn.
    pub ended: bool,
}

/// Cards drawn in Clean-up, if nothing says otherwise.
const NEW_HAND: u8 = 5;

impl Turn {
    /// A regular turn that is just beginning.
    pub(crate) fn of(player: Player, number: u32, phase: Phase) -> Self {
        Self {
            player,
            number,
            phase,
            bought: false,
            extra: false,
            given_by: None,
            controller: None,
            previous: None,
            new_hand: NEW_HAND,
            more_in_hand: 0,
            ended: false,
        }
    }
}

/// An extra turn that comes before the turn of the player to the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NextTurn {
    pub(crate) player: Player,
    pub(crate) given_by: Kind,
    pub(crate) controller: Option<Player>,
}

impl State {
    /// Whose turn it is and how far it has come.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether it is `player`'s turn. Between turns it is nobody's, nor when the game is over and scored.
    pub fn is_turn_of(&self, player: Player) -> bool {
        self.turn.player == player && !self.turn.ended && !self.is_over()
    }

    /// Whether it is a Clean-up phase: between turns it is none.
    pub fn is_clean_up(&self) -> bool {
        self.turn.phase == Phase::CleanUp && !self.turn.ended
    }

    /// Whether it is the Action phase of `player`, of which the start of the turn is the beginning.
    pub fn is_action_phase_of(&self, player: Player) -> bool {
        self.is_turn_of(player) && matches!(self.turn.phase, Phase::Start | Phase::Action)
    }

    /// Whether it is the Buy phase of `player`.
    pub fn is_buy_phase_of(&self, player: Player) -> bool {
        self.is_turn_of(player) && self.turn.phase == Phase::Buy
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn.phase == Phase::Over
    }

    /// Players in seat order.
    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.rules.players()).map(|p| Player(p as u8))
    }

    /// Players in turn order, beginning with `first`.
    pub fn turn_order_from(&self, first: Player) -> impl Iterator<Item = Player> + use<> {
        let n = self.rules.players() as u8;
        // A division would take longer than the rest of the loop.
        let around = move |seat: u8| if seat < n { Player(seat) } else { Player(seat - n) };
        (0..n).map(move |i| around(first.0 + i))
    }

    /// The player to the left.
    pub fn left_of(&self, player: Player) -> Player {
        let next = player.0 + 1;
        if next as usize == self.rules.players() { Player(0) } else { Player(next) }
    }

    /// The player to the right.
    pub fn right_of(&self, player: Player) -> Player {
        let players = self.rules.players() as u8;
        Player((player.0 + players - 1) % players)
    }

    /// The other players in turn order, beginning to the left of `player`.
    pub fn others(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        self.turn_order_from(player).skip(1)
    }

    /// The players other than `player` in turn order, beginning with whoever's turn it is if that is not theirs.
    pub fn others_in_turn_order(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        self.turn_order_from(self.turn.player).filter(move |&other| other != player)
    }
}
