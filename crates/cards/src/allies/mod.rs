// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod blacksmith;
pub mod conjurer;
pub mod distant_shore;
pub mod elder;
pub mod forts;
pub mod garrison;
pub mod highwayman;
pub mod hill_fort;
pub mod island_folk;
pub mod lich;
pub mod market_towns;
pub mod miller;
pub mod odysseys;
pub mod old_map;
pub mod order_of_masons;
pub mod royal_galley;
pub mod skirmisher;
pub mod sorcerer;
pub mod stronghold;
pub mod student;
pub mod sunken_treasure;
pub mod swap;
pub mod tent;
pub mod town_crier;
pub mod townsfolk;
pub mod underling;
pub mod voyage;
pub mod wizards;

pub(crate) static CARDS: &[&Card] = &[
    &blacksmith::CARD,
    &conjurer::CARD,
    &distant_shore::CARD,
    &elder::CARD,
    &forts::CARD,
    &garrison::CARD,
    &highwayman::CARD,
    &hill_fort::CARD,
    &island_folk::CARD,
    &lich::CARD,
    &market_towns::CARD,
    &miller::CARD,
    &odysseys::CARD,
    &old_map::CARD,
    &order_of_masons::CARD,
    &royal_galley::CARD,
    &skirmisher::CARD,
    &sorcerer::CARD,
    &stronghold::CARD,
    &student::CARD,
    &sunken_treasure::CARD,
    &swap::CARD,
    &tent::CARD,
    &town_crier::CARD,
    &townsfolk::CARD,
    &underling::CARD,
    &voyage::CARD,
    &wizards::CARD,
];
