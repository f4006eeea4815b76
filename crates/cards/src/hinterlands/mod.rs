// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod scheme;
pub mod tunnel;

pub(crate) static CARDS: &[&Card] = &[&scheme::FIRST_EDITION, &scheme::CARD, &tunnel::CARD];
