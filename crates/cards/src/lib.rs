//! Every card, one file each, in a folder for its set.

mod fate;
pub mod kingdoms;
pub mod sets;
mod supply;

pub use fief_catalogue as catalogue;
pub use sets::LIBRARY;

use fief_engine::card::Card;

/// The editions of its set that have a card, lowest first.
pub fn editions_of(card: &Card) -> &'static [u8] {
    &catalogue::find(card.name).expect("every card is in the catalogue").editions
}
