// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod cheap;
pub mod tireless;

pub(crate) static CARDS: &[&Card] = &[&cheap::CARD, &tireless::CARD];
