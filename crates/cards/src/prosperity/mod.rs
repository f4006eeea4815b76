// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod quarry;
pub mod watchtower;

pub(crate) static CARDS: &[&Card] = &[&quarry::PRE_2022, &quarry::CARD, &watchtower::CARD];
