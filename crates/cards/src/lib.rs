//! Every card, one file each, in a folder for its set.

mod fate;
pub mod kingdoms;
pub mod sets;
mod supply;

pub use fief_catalogue as catalogue;
pub use sets::LIBRARY;
