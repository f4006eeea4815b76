//! Games for many tables at once: HTTP and WebSocket, kept in a database.
//!
//! The client knows no card: all that it shows comes through the [`protocol`]. What is kept of a game is set-up, seed
//! and answers (`store`); a table is a task that owns its game (`room`).

mod advice;
mod bounds;
mod bucket;
mod config;
mod convert;
mod create;
mod exercises;
mod http;
mod hub;
mod kingdom;
mod levels;
mod library;
pub mod load;
mod metrics;
mod minds;
mod names;
mod played;
mod positions;
#[cfg(test)]
mod privacy;
pub mod protocol;
mod random;
mod replay;
mod room;
mod scenarios;
mod server;
#[cfg(test)]
mod simulation;
mod simulator;
mod store;
mod tables;
mod token;

pub use config::{Config, Limits};
pub use server::{Server, ServerError};
