// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod conjurer;
pub mod lich;
pub mod sorcerer;
pub mod student;
pub mod wizards;

pub(crate) static CARDS: &[&Card] =
    &[&conjurer::CARD, &lich::CARD, &sorcerer::CARD, &student::CARD, &wizards::CARD];
