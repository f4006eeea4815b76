// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod coin_of_the_realm;
pub mod duplicate;
pub mod training;
pub mod your_plus_1_coin_token;

pub(crate) static CARDS: &[&Card] =
    &[&coin_of_the_realm::CARD, &duplicate::CARD, &training::CARD, &your_plus_1_coin_token::CARD];
