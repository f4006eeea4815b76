// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod distant_shore;
pub mod island_folk;
pub mod odysseys;
pub mod old_map;
pub mod royal_galley;
pub mod sunken_treasure;
pub mod voyage;

pub(crate) static CARDS: &[&Card] = &[
    &distant_shore::CARD,
    &island_folk::CARD,
    &odysseys::CARD,
    &old_map::CARD,
    &royal_galley::CARD,
    &sunken_treasure::CARD,
    &voyage::CARD,
];
