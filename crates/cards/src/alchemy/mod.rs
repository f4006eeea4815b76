// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod golem;
pub mod possession;
pub mod potion;

pub(crate) static CARDS: &[&Card] = &[
    &golem::CARD,
    &possession::FIRST_EDITION,
    &possession::EMPIRES_ERRATUM,
    &possession::CARD,
    &potion::CARD,
];
