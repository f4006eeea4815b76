//! Tools for testing properties that must hold in every game, on many games.
//!
//! A [`case::Case`] is a random game drawn from a seed: players, kingdom, versions and moods. [`swarm::swarm`] tests
//! a property on many cases and tells how to repeat the one that fails. [`exhaust::exhaust`] tries every sequence of
//! answers to a card on a small table. `docs/TESTING.md` lists where each property is proven.

pub mod answers;
pub mod case;
pub mod damage;
pub mod desk;
pub mod exhaust;
pub mod ledger;
pub mod moods;
pub mod swarm;
