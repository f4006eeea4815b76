// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod crypt;

pub(crate) static CARDS: &[&Card] = &[&crypt::PRE_2022, &crypt::CARD];
