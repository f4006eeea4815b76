// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod way_of_the_butterfly;
pub mod way_of_the_chameleon;
pub mod way_of_the_mouse;

pub(crate) static CARDS: &[&Card] =
    &[&way_of_the_butterfly::CARD, &way_of_the_chameleon::CARD, &way_of_the_mouse::CARD];
