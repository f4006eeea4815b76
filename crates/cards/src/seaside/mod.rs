// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod ambassador;
pub mod caravan;
pub mod native_village;

pub(crate) static CARDS: &[&Card] = &[&ambassador::CARD, &caravan::CARD, &native_village::CARD];
