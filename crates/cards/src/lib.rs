//! The library of all cards: one file for each card, in a folder for its set.

mod fate;
pub mod kingdoms;
pub mod sets;
mod supply;

pub use fief_catalogue as catalogue;
pub use sets::LIBRARY;

use fief_engine::card::Card;

/// The editions of the card's set that contain it, lowest first.
pub fn editions_of(card: &Card) -> &'static [u8] {
    &catalogue::find(card.name).expect("every card is in the catalogue").editions
}
