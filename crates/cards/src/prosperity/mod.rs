// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod kings_court;
pub mod watchtower;

pub(crate) static CARDS: &[&Card] = &[&kings_court::CARD, &watchtower::CARD];
