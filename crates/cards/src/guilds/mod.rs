// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod baker;

pub(crate) static CARDS: &[&Card] = &[&baker::CARD];
