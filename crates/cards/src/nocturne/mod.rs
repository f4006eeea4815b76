// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod changeling;

pub(crate) static CARDS: &[&Card] = &[&changeling::CARD];
