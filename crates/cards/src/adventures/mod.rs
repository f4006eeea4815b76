// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod coin_of_the_realm;
pub mod inheritance;
pub mod royal_carriage;
pub mod training;
pub mod your_estate_token;
pub mod your_plus_1_coin_token;

pub(crate) static CARDS: &[&Card] = &[
    &coin_of_the_realm::CARD,
    &inheritance::PRE_2019,
    &inheritance::OF_2019,
    &inheritance::CARD,
    &royal_carriage::CARD,
    &training::CARD,
    &your_estate_token::PRE_2019,
    &your_estate_token::OF_2019,
    &your_estate_token::CARD,
    &your_plus_1_coin_token::CARD,
];
