//! Players that think. [`evolve`] finds plans for a kingdom by playing them against each other; [`search`] answers
//! questions at the table by playing the game on in imagined deals; the [`book`] keeps the plans of kingdoms.
//!
//! Nothing here reads a clock: budgets are counts, so that every run repeats.

pub mod advice;
pub mod book;
pub mod calibration;
pub mod endings;
pub mod evolve;
pub mod gauntlet;
pub mod levels;
pub mod review;
pub mod search;
mod words;
