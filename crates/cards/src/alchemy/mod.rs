// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod alchemist;
pub mod golem;
pub mod possession;
pub mod potion;
pub mod scrying_pool;
pub mod transmute;
pub mod vineyard;

pub(crate) static CARDS: &[&Card] = &[
    &alchemist::PRE_2022,
    &alchemist::CARD,
    &golem::CARD,
    &possession::FIRST_EDITION,
    &possession::EMPIRES_ERRATUM,
    &possession::CARD,
    &potion::CARD,
    &scrying_pool::CARD,
    &transmute::CARD,
    &vineyard::CARD,
];
