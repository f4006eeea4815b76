// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod goons;
pub mod kings_court;
pub mod quarry;
pub mod watchtower;

pub(crate) static CARDS: &[&Card] =
    &[&goons::CARD, &kings_court::CARD, &quarry::PRE_2022, &quarry::CARD, &watchtower::CARD];
