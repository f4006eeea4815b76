//! Every card, one file each, in a folder for its set.

pub mod sets;
mod supply;

pub use sets::LIBRARY;
