// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod blacksmith;
pub mod elder;
pub mod highwayman;
pub mod miller;
pub mod town_crier;
pub mod townsfolk;

pub(crate) static CARDS: &[&Card] = &[
    &blacksmith::CARD,
    &elder::CARD,
    &highwayman::CARD,
    &miller::CARD,
    &town_crier::CARD,
    &townsfolk::CARD,
];
