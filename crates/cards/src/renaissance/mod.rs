// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod border_guard;
pub mod canal;
pub mod citadel;
pub mod fleet;
pub mod horn;
pub mod innovation;
pub mod lantern;
pub mod scepter;
pub mod sewers;

pub(crate) static CARDS: &[&Card] = &[
    &border_guard::CARD,
    &canal::CARD,
    &citadel::PRE_2021,
    &citadel::OF_2021,
    &citadel::CARD,
    &fleet::CARD,
    &horn::CARD,
    &innovation::PRE_2021,
    &innovation::OF_2021,
    &innovation::CARD,
    &lantern::PRE_2019,
    &lantern::CARD,
    &scepter::CARD,
    &sewers::CARD,
];
