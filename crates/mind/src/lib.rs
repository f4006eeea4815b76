//! Players that think. [`evolve`] finds plans for a kingdom by playing them against each other; [`search`] answers
//! questions at the table by playing the game on in imagined deals.
//!
//! Nothing here reads a clock: budgets are counts, so that every run repeats.

pub mod evolve;
pub mod search;
