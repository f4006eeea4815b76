// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod caravan;
pub mod outpost;
pub mod tactician;

pub(crate) static CARDS: &[&Card] =
    &[&caravan::CARD, &outpost::FIRST_EDITION, &outpost::CARD, &tactician::CARD];
