// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod dame_anna;
pub mod dame_josephine;
pub mod dame_molly;
pub mod dame_natalie;
pub mod dame_sylvia;
pub mod graverobber;
pub mod knights;
pub mod sir_bailey;
pub mod sir_destry;
pub mod sir_martin;
pub mod sir_michael;
pub mod sir_vander;

pub(crate) static CARDS: &[&Card] = &[
    &dame_anna::CARD,
    &dame_josephine::CARD,
    &dame_molly::CARD,
    &dame_natalie::CARD,
    &dame_sylvia::CARD,
    &graverobber::CARD,
    &knights::CARD,
    &sir_bailey::CARD,
    &sir_destry::CARD,
    &sir_martin::CARD,
    &sir_michael::CARD,
    &sir_vander::CARD,
];
