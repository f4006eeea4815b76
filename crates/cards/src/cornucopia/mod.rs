// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod bag_of_gold;
pub mod diadem;
pub mod followers;
pub mod horse_traders;
pub mod princess;
pub mod prizes;
pub mod tournament;
pub mod trusty_steed;
pub mod young_witch;

pub(crate) static CARDS: &[&Card] = &[
    &bag_of_gold::CARD,
    &diadem::CARD,
    &followers::CARD,
    &horse_traders::CARD,
    &princess::PRE_2022,
    &princess::CARD,
    &prizes::CARD,
    &tournament::CARD,
    &trusty_steed::CARD,
    &young_witch::CARD,
];
