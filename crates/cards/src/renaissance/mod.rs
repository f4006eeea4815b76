// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod canal;
pub mod fleet;

pub(crate) static CARDS: &[&Card] = &[&canal::CARD, &fleet::CARD];
