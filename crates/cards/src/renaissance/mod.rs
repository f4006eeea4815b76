// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod acting_troupe;
pub mod border_guard;
pub mod canal;
pub mod capitalism;
pub mod citadel;
pub mod flag;
pub mod flag_bearer;
pub mod fleet;
pub mod horn;
pub mod improve;
pub mod innovation;
pub mod lantern;
pub mod pageant;
pub mod patron;
pub mod scepter;
pub mod sewers;
pub mod star_chart;

pub(crate) static CARDS: &[&Card] = &[
    &acting_troupe::CARD,
    &border_guard::CARD,
    &canal::CARD,
    &capitalism::CARD,
    &citadel::PRE_2021,
    &citadel::OF_2021,
    &citadel::CARD,
    &flag::CARD,
    &flag_bearer::CARD,
    &fleet::CARD,
    &horn::CARD,
    &improve::CARD,
    &innovation::PRE_2021,
    &innovation::OF_2021,
    &innovation::CARD,
    &lantern::PRE_2019,
    &lantern::CARD,
    &pageant::CARD,
    &patron::PRE_2022,
    &patron::CARD,
    &scepter::CARD,
    &sewers::CARD,
    &star_chart::CARD,
];
