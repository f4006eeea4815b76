// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod acting_troupe;
pub mod canal;
pub mod capitalism;
pub mod flag;
pub mod flag_bearer;
pub mod star_chart;

pub(crate) static CARDS: &[&Card] = &[
    &acting_troupe::CARD,
    &canal::CARD,
    &capitalism::CARD,
    &flag::CARD,
    &flag_bearer::CARD,
    &star_chart::CARD,
];
