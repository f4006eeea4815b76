//! The words of the rulebook: draw, discard, trash, gain, reveal and the rest.
//!
//! Each function is one phrase as cards print it. `you` is the player that resolves the ability.

mod bonuses;
mod deck;
mod discarding;
mod gaining;
mod later;
mod looking;
mod others;
mod shuffling;
