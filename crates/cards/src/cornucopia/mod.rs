// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod horse_traders;

pub(crate) static CARDS: &[&Card] = &[&horse_traders::CARD];
