// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod hermit;
pub mod madman;
pub mod mercenary;
pub mod urchin;

pub(crate) static CARDS: &[&Card] =
    &[&hermit::PRE_2022, &hermit::CARD, &madman::CARD, &mercenary::CARD, &urchin::CARD];
