//! Games as arrays of numbers and actions, for programs that learn.
//!
//! [`Layout`] defines the places of numbers in an observation and the numbers of actions; [`observe`] writes what a
//! seat may know, from a [`View`](fief_engine::view::View) alone; [`Play`] is a game that is stepped action by
//! action; [`Games`] steps many games on many threads and writes into arrays that the caller owns. The engine alone
//! decides what is legal.

pub mod actions;
pub mod features;
mod games;
pub mod layout;
pub mod net;
pub mod observe;
mod play;

pub use actions::{Action, ActionError, Actions};
pub use games::{Arrays, Games, Seat, StepError};
pub use layout::{LAYOUT_VERSION, Layout, Section};
pub use play::{Play, Stopped, rewards};
