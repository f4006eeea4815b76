// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod canal;
pub mod innovation;
pub mod sewers;

pub(crate) static CARDS: &[&Card] =
    &[&canal::CARD, &innovation::PRE_2021, &innovation::OF_2021, &innovation::CARD, &sewers::CARD];
