// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod animal_fair;
pub mod cavalry;
pub mod falconer;
pub mod gatekeeper;
pub mod horse;
pub mod invest;
pub mod sheepdog;
pub mod village_green;
pub mod your_exile_mat;

pub(crate) static CARDS: &[&Card] = &[
    &animal_fair::CARD,
    &cavalry::CARD,
    &falconer::CARD,
    &gatekeeper::CARD,
    &horse::CARD,
    &invest::CARD,
    &sheepdog::CARD,
    &village_green::PRE_2020,
    &village_green::CARD,
    &your_exile_mat::CARD,
];
