// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod village_green;

pub(crate) static CARDS: &[&Card] = &[&village_green::PRE_2020, &village_green::CARD];
