// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod potion;
pub mod scrying_pool;

pub(crate) static CARDS: &[&Card] = &[&potion::CARD, &scrying_pool::CARD];
