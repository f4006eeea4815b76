//! Games as arrays of numbers and actions, for programs that learn.
//!
//! [`Layout`] says where what stands in an observation of a game and which number each action has; [`observe`] fills in what a
//! seat may know, from a [`View`](fief_engine::view::View) and nothing else; [`Play`] is a game that is stepped action by
//! action; [`Games`] are many of them on many threads, which write into arrays that somebody else owns. Everything that
//! decides what is legal is the engine's.

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
