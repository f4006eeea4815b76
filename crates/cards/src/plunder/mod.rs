// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod avoid;
pub mod cheap;
pub mod flagship;
pub mod reckless;
pub mod tireless;

pub(crate) static CARDS: &[&Card] =
    &[&avoid::CARD, &cheap::CARD, &flagship::CARD, &reckless::CARD, &tireless::CARD];
