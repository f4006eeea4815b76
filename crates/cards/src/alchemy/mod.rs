// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod alchemist;
pub mod potion;
pub mod scrying_pool;

pub(crate) static CARDS: &[&Card] =
    &[&alchemist::PRE_2022, &alchemist::CARD, &potion::CARD, &scrying_pool::CARD];
