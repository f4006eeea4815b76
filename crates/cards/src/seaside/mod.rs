// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod caravan;

pub(crate) static CARDS: &[&Card] = &[&caravan::CARD];
