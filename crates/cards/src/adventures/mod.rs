// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod bridge_troll;
pub mod coin_of_the_realm;
pub mod ranger;
pub mod relic;
pub mod seaway;
pub mod training;
pub mod your_journey_token;
pub mod your_minus_1_card_token;
pub mod your_minus_1_coin_token;
pub mod your_plus_1_buy_token;
pub mod your_plus_1_coin_token;

pub(crate) static CARDS: &[&Card] = &[
    &bridge_troll::PRE_2022,
    &bridge_troll::CARD,
    &coin_of_the_realm::CARD,
    &ranger::CARD,
    &relic::CARD,
    &seaway::CARD,
    &training::CARD,
    &your_journey_token::CARD,
    &your_minus_1_card_token::CARD,
    &your_minus_1_coin_token::CARD,
    &your_plus_1_buy_token::CARD,
    &your_plus_1_coin_token::CARD,
];
