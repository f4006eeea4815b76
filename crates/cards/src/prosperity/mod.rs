// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod bishop;
pub mod charlatan;
pub mod collection;
pub mod colony;
pub mod contraband;
pub mod goons;
pub mod kings_court;
pub mod platinum;
pub mod quarry;
pub mod talisman;
pub mod trade_route;
pub mod watchtower;

pub(crate) static CARDS: &[&Card] = &[
    &bishop::CARD,
    &charlatan::CARD,
    &collection::CARD,
    &colony::CARD,
    &contraband::CARD,
    &goons::CARD,
    &kings_court::CARD,
    &platinum::CARD,
    &quarry::PRE_2022,
    &quarry::CARD,
    &talisman::CARD,
    &trade_route::FIRST_EDITION,
    &trade_route::CARD,
    &watchtower::CARD,
];
