// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod changeling;
pub mod faithful_hound;
pub mod guardian;

pub(crate) static CARDS: &[&Card] = &[&changeling::CARD, &faithful_hound::CARD, &guardian::CARD];
