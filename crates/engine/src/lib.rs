//! The rules of Dominion as a deterministic function: `state = run(setup, seed, answers)`.
//!
//! The engine knows no card by name. A card is constant data with functions ([`card`]); a game asks
//! [`question`]s of a [`decide::Decider`]; a [`table::Table`] holds a game with its answers.

pub mod card;
mod cards;
pub mod choose;
pub mod cost;
pub mod decide;
mod effects;
pub mod event;
pub mod game;
pub mod ids;
pub mod log;
mod ongoing;
mod piles;
mod play;
pub mod position;
pub mod question;
pub mod rng;
pub mod save;
pub mod setup;
pub mod state;
pub mod table;
pub mod tokens;
mod turn;
pub mod types;
pub mod view;
mod window;
pub mod zone;

/// What a card's file needs.
pub mod prelude {
    pub use crate::card::{
        Ability, Card, Companion, Included, Ongoing, PileSize, Role, Triggered, ally, always,
        artifact, boon, by_you, card, event, hex, landmark, mat, pile, project, state_card, token,
        trait_card, way,
    };
    pub use crate::choose::{ALL, ANY_NUMBER, HowMany, any_card, between, exactly, up_to, without};
    pub use crate::cost::Cost;
    pub use crate::event::Trigger;
    pub use crate::game::{Done, Flow, Game, Handful};
    pub use crate::ids::{CardId, Kind, PileId, PileSet, Player};
    pub use crate::question::Verb;
    pub use crate::setup::Builder;
    pub use crate::state::{Change, Diverted, Gained, Later, Phase, State};
    pub use crate::tokens::{Spot, Token};
    pub use crate::types::Type::{self, *};
    pub use crate::types::Types;
    pub use crate::zone::{Mat, Tracked, Zone};
}
