// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod captain;
pub mod prince;

pub(crate) static CARDS: &[&Card] =
    &[&captain::PRE_2019, &captain::CARD, &prince::PRE_2022, &prince::CARD];
