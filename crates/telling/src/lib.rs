//! A game in words, for every front end: the log as sentences, what a question asks, why something is not on offer, which
//! answers a single key can give, and how a game ended.
//!
//! The terminal, the server, scenarios and Python say these things the same way because they are said here, once. The crate
//! knows no card, takes views and never the state, and has no input or output. What is told is made of [`Piece`]s, which a
//! window can draw as symbols and names, and which [`plain`] turns into text.

pub mod log;
pub mod offer;
pub mod outcome;
mod pieces;
pub mod question;
pub mod shortcut;

pub use pieces::{Piece, by_use, capitalized, counted, list_of_cards, plain, together};
