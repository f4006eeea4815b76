// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod coin_of_the_realm;
pub mod ferry;
pub mod gear;
pub mod hireling;
pub mod mission;
pub mod training;
pub mod your_minus_2_cost_token;
pub mod your_plus_1_coin_token;

pub(crate) static CARDS: &[&Card] = &[
    &coin_of_the_realm::CARD,
    &ferry::CARD,
    &gear::CARD,
    &hireling::CARD,
    &mission::CARD,
    &training::CARD,
    &your_minus_2_cost_token::CARD,
    &your_plus_1_coin_token::CARD,
];
