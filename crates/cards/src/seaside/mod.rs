// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod caravan;
pub mod lighthouse;

pub(crate) static CARDS: &[&Card] = &[&caravan::CARD, &lighthouse::PRE_2022, &lighthouse::CARD];
