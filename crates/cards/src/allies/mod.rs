// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod blacksmith;
pub mod conjurer;
pub mod distant_shore;
pub mod elder;
pub mod highwayman;
pub mod island_folk;
pub mod lich;
pub mod miller;
pub mod odysseys;
pub mod old_map;
pub mod royal_galley;
pub mod sorcerer;
pub mod student;
pub mod sunken_treasure;
pub mod town_crier;
pub mod townsfolk;
pub mod voyage;
pub mod wizards;

pub(crate) static CARDS: &[&Card] = &[
    &blacksmith::CARD,
    &conjurer::CARD,
    &distant_shore::CARD,
    &elder::CARD,
    &highwayman::CARD,
    &island_folk::CARD,
    &lich::CARD,
    &miller::CARD,
    &odysseys::CARD,
    &old_map::CARD,
    &royal_galley::CARD,
    &sorcerer::CARD,
    &student::CARD,
    &sunken_treasure::CARD,
    &town_crier::CARD,
    &townsfolk::CARD,
    &voyage::CARD,
    &wizards::CARD,
];
