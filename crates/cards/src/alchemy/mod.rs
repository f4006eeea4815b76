// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod alchemist;
pub mod apothecary;
pub mod apprentice;
pub mod familiar;
pub mod golem;
pub mod herbalist;
pub mod philosophers_stone;
pub mod possession;
pub mod potion;
pub mod scrying_pool;
pub mod transmute;
pub mod university;
pub mod vineyard;

pub(crate) static CARDS: &[&Card] = &[
    &alchemist::PRE_2022,
    &alchemist::CARD,
    &apothecary::CARD,
    &apprentice::CARD,
    &familiar::CARD,
    &golem::CARD,
    &herbalist::PRE_2022,
    &herbalist::CARD,
    &philosophers_stone::CARD,
    &possession::FIRST_EDITION,
    &possession::EMPIRES_ERRATUM,
    &possession::CARD,
    &potion::CARD,
    &scrying_pool::CARD,
    &transmute::CARD,
    &university::CARD,
    &vineyard::CARD,
];
