// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod bag_of_gold;
pub mod diadem;
pub mod fairgrounds;
pub mod farming_village;
pub mod followers;
pub mod fortune_teller;
pub mod hamlet;
pub mod harvest;
pub mod horn_of_plenty;
pub mod horse_traders;
pub mod hunting_party;
pub mod jester;
pub mod menagerie;
pub mod princess;
pub mod prizes;
pub mod remake;
pub mod tournament;
pub mod trusty_steed;
pub mod young_witch;

pub(crate) static CARDS: &[&Card] = &[
    &bag_of_gold::CARD,
    &diadem::CARD,
    &fairgrounds::CARD,
    &farming_village::CARD,
    &followers::CARD,
    &fortune_teller::CARD,
    &hamlet::CARD,
    &harvest::CARD,
    &horn_of_plenty::CARD,
    &horse_traders::CARD,
    &hunting_party::CARD,
    &jester::CARD,
    &menagerie::CARD,
    &princess::PRE_2022,
    &princess::CARD,
    &prizes::CARD,
    &remake::CARD,
    &tournament::CARD,
    &trusty_steed::CARD,
    &young_witch::CARD,
];
