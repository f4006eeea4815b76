// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod band_of_misfits;
pub mod procession;

pub(crate) static CARDS: &[&Card] =
    &[&band_of_misfits::PRE_2019, &band_of_misfits::CARD, &procession::PRE_2019, &procession::CARD];
