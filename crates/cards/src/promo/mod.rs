// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod black_market;

pub(crate) static CARDS: &[&Card] = &[&black_market::CARD];
