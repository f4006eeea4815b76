// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod doctor;
pub mod stonemason;

pub(crate) static CARDS: &[&Card] =
    &[&doctor::PRE_2022, &doctor::CARD, &stonemason::PRE_2022, &stonemason::CARD];
