//! Tools to try what must hold of every game on many games.
//!
//! A [`case::Case`] is one random game out of one number: players, kingdom, versions and how each player is
//! inclined. [`swarm::swarm`] tries a property on many cases and says how to repeat the one that fails.
//! [`exhaust::exhaust`] tries every sequence of answers to a card on a small table. `docs/TESTING.md` says which
//! property is proven where.

pub mod answers;
pub mod case;
pub mod damage;
pub mod desk;
pub mod exhaust;
pub mod ledger;
pub mod moods;
pub mod swarm;
