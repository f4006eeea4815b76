// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod amphora;
pub mod avoid;
pub mod cage;
pub mod cheap;
pub mod doubloons;
pub mod endless_chalice;
pub mod fated;
pub mod figurehead;
pub mod flagship;
pub mod hammer;
pub mod inherited;
pub mod insignia;
pub mod inspiring;
pub mod jewels;
pub mod journey;
pub mod loot;
pub mod orb;
pub mod prize_goat;
pub mod puzzle_box;
pub mod reckless;
pub mod search;
pub mod sextant;
pub mod shield;
pub mod spell_scroll;
pub mod staff;
pub mod sword;
pub mod tireless;

pub(crate) static CARDS: &[&Card] = &[
    &amphora::CARD,
    &avoid::CARD,
    &cage::CARD,
    &cheap::CARD,
    &doubloons::CARD,
    &endless_chalice::CARD,
    &fated::CARD,
    &figurehead::CARD,
    &flagship::CARD,
    &hammer::CARD,
    &inherited::CARD,
    &insignia::CARD,
    &inspiring::CARD,
    &jewels::CARD,
    &journey::CARD,
    &loot::CARD,
    &orb::CARD,
    &prize_goat::CARD,
    &puzzle_box::CARD,
    &reckless::CARD,
    &search::CARD,
    &sextant::CARD,
    &shield::CARD,
    &spell_scroll::CARD,
    &staff::CARD,
    &sword::CARD,
    &tireless::CARD,
];
