// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod blacksmith;
pub mod conjurer;
pub mod elder;
pub mod forts;
pub mod garrison;
pub mod highwayman;
pub mod hill_fort;
pub mod lich;
pub mod miller;
pub mod order_of_masons;
pub mod sorcerer;
pub mod stronghold;
pub mod student;
pub mod swap;
pub mod tent;
pub mod town_crier;
pub mod townsfolk;
pub mod wizards;

pub(crate) static CARDS: &[&Card] = &[
    &blacksmith::CARD,
    &conjurer::CARD,
    &elder::CARD,
    &forts::CARD,
    &garrison::CARD,
    &highwayman::CARD,
    &hill_fort::CARD,
    &lich::CARD,
    &miller::CARD,
    &order_of_masons::CARD,
    &sorcerer::CARD,
    &stronghold::CARD,
    &student::CARD,
    &swap::CARD,
    &tent::CARD,
    &town_crier::CARD,
    &townsfolk::CARD,
    &wizards::CARD,
];
