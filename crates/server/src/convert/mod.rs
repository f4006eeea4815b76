//! From the engine to the protocol: what one pair of eyes may see, in the client's words.
//!
//! Everything here takes views, which show no more than their eyes may know, and never the state of a game. Every match
//! over a type of the engine is exhaustive, so that a new variant does not compile until somebody has said how it is shown.

pub(crate) mod advice;
pub(crate) mod cards;
mod game;
mod log;
mod question;
mod zones;

pub(crate) use game::{game_view, outcome, outcome_of_then};
pub(crate) use log::LogBook;
pub(crate) use question::question_view;
