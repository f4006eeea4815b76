// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod bridge;
pub mod coppersmith;
pub mod diplomat;
pub mod masquerade;
pub mod secret_chamber;

pub(crate) static CARDS: &[&Card] = &[
    &bridge::CARD,
    &coppersmith::CARD,
    &diplomat::CARD,
    &masquerade::FIRST_EDITION,
    &masquerade::CARD,
    &secret_chamber::CARD,
];
