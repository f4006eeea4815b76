// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod cheap;
pub mod flagship;
pub mod reckless;
pub mod tireless;

pub(crate) static CARDS: &[&Card] =
    &[&cheap::CARD, &flagship::CARD, &reckless::CARD, &tireless::CARD];
