// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod bridge;
pub mod conspirator;
pub mod coppersmith;
pub mod courtier;
pub mod diplomat;
pub mod masquerade;
pub mod secret_chamber;

pub(crate) static CARDS: &[&Card] = &[
    &bridge::CARD,
    &conspirator::CARD,
    &coppersmith::CARD,
    &courtier::CARD,
    &diplomat::CARD,
    &masquerade::FIRST_EDITION,
    &masquerade::CARD,
    &secret_chamber::CARD,
];
