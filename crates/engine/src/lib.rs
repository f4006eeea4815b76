//! The rules of Dominion as a deterministic function: `state = run(setup, seed, answers)`.
//!
//! The engine knows no card by name. A card is constant data with functions ([`card`]); a game asks
//! [`question`]s of a [`decide::Decider`]; a [`table::Table`] holds a game with its answers.
//!
//! # A game
//!
//! A [`Library`](setup::Library) holds the cards. Those of the game are in the crate `fief-cards`; this example brings four of
//! its own. A [`Setup`](setup::Setup) says what is to be played, and a [`Start`](setup::Start) is one that is legal.
//! [`Table::answer`](table::Table::answer) gives the options that were picked.
//!
//! ```
//! use fief_engine::prelude::*;
//! use fief_engine::setup::{Library, Set, Setup, Start};
//! use fief_engine::table::Table;
//!
//! static COPPER: Card = card("Copper", 0, [Treasure]).base(PileSize::Fixed(60)).starting(7).coins(1);
//! static ESTATE: Card = card("Estate", 2, [Victory]).base(PileSize::Fixed(20)).starting(3).worth(1);
//! static PROVINCE: Card = card("Province", 8, [Victory]).base(PileSize::Usual).ends_game().worth(6);
//! static SMITH: Card = card("Smith", 3, [Action]).text("+2 Cards").cards(2);
//! static LIBRARY: Library = Library {
//!     sets: &[Set { name: "Example", cards: &[&COPPER, &ESTATE, &PROVINCE, &SMITH] }],
//! };
//!
//! let setup = Setup::new(&["Alice", "Bob"], &["Smith"]);
//! let mut table = Table::new(Start::new(setup, &LIBRARY)?, 7);
//! while let Some(question) = table.question() {
//!     // Everybody always takes the first option: play every Copper, then buy the first pile that can be paid for.
//!     table.answer(&[0])?;
//!     # if table.answers().len() > 2_000 { break }
//! }
//! // The same set-up, seed and answers give the same game.
//! let again = Table::replay(table.start().clone(), 7, table.answers().to_vec())?;
//! assert_eq!(again.state(), table.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/` has a bot of forty lines, a card of one's own, and a search with clones.

#![warn(missing_docs)]

pub mod card;
mod cards;
pub mod choose;
pub mod cost;
pub mod decide;
mod effects;
pub mod event;
pub mod game;
pub mod ids;
pub mod imagine;
#[allow(missing_docs)] // the lines of the log are explained where they become sentences
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
#[allow(missing_docs)] // what a seat sees has the names that the state has
pub mod view;
mod window;
pub mod zone;

/// What a card's file needs.
pub mod prelude {
    pub use crate::card::{
        Ability, Card, Companion, Diverted, Included, Ongoing, PileSize, Role, Triggered, ally,
        always, artifact, boon, by_you, card, event, hex, landmark, mat, pile, project, state_card,
        token, trait_card, way,
    };
    pub use crate::choose::{ALL, ANY_NUMBER, HowMany, any_card, between, exactly, up_to, without};
    pub use crate::cost::Cost;
    pub use crate::event::Trigger;
    pub use crate::game::{Done, Flow, Game, Handful};
    pub use crate::ids::{CardId, Kind, PileId, PileSet, Player};
    pub use crate::question::Verb;
    pub use crate::setup::Builder;
    pub use crate::state::{Change, Did, Happened, Later, Modifier, Phase, State};
    pub use crate::tokens::{Spot, Token};
    pub use crate::types::Type::{self, *};
    pub use crate::types::Types;
    pub use crate::zone::{Mat, Tracked, Zone};
}
