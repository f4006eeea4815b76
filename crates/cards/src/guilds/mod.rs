// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod advisor;
pub mod baker;
pub mod butcher;
pub mod candlestick_maker;
pub mod doctor;
pub mod herald;
pub mod journeyman;
pub mod masterpiece;
pub mod merchant_guild;
pub mod plaza;
pub mod soothsayer;
pub mod stonemason;
pub mod taxman;

pub(crate) static CARDS: &[&Card] = &[
    &advisor::CARD,
    &baker::CARD,
    &butcher::CARD,
    &candlestick_maker::CARD,
    &doctor::PRE_2022,
    &doctor::CARD,
    &herald::PRE_2022,
    &herald::CARD,
    &journeyman::CARD,
    &masterpiece::PRE_2022,
    &masterpiece::CARD,
    &merchant_guild::PRE_2022,
    &merchant_guild::CARD,
    &plaza::CARD,
    &soothsayer::FIRST_EDITION,
    &soothsayer::CARD,
    &stonemason::PRE_2022,
    &stonemason::CARD,
    &taxman::CARD,
];
