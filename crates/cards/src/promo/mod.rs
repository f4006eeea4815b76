// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod stash;

pub(crate) static CARDS: &[&Card] = &[&stash::FIRST_EDITION, &stash::CARD];
