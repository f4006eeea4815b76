// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod blacksmith;
pub mod conjurer;
pub mod elder;
pub mod highwayman;
pub mod lich;
pub mod miller;
pub mod sorcerer;
pub mod student;
pub mod town_crier;
pub mod townsfolk;
pub mod wizards;

pub(crate) static CARDS: &[&Card] = &[
    &blacksmith::CARD,
    &conjurer::CARD,
    &elder::CARD,
    &highwayman::CARD,
    &lich::CARD,
    &miller::CARD,
    &sorcerer::CARD,
    &student::CARD,
    &town_crier::CARD,
    &townsfolk::CARD,
    &wizards::CARD,
];
