// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod black_market;
pub mod captain;
pub mod prince;

pub(crate) static CARDS: &[&Card] =
    &[&black_market::CARD, &captain::PRE_2019, &captain::CARD, &prince::PRE_2022, &prince::CARD];
