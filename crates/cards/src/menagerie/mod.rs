// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod animal_fair;
pub mod bounty_hunter;
pub mod cavalry;
pub mod falconer;
pub mod gatekeeper;
pub mod horse;
pub mod invest;
pub mod kiln;
pub mod scrap;
pub mod seize_the_day;
pub mod sheepdog;
pub mod village_green;
pub mod way_of_the_butterfly;
pub mod way_of_the_chameleon;
pub mod way_of_the_mouse;
pub mod wayfarer;
pub mod your_exile_mat;

pub(crate) static CARDS: &[&Card] = &[
    &animal_fair::CARD,
    &bounty_hunter::CARD,
    &cavalry::CARD,
    &falconer::CARD,
    &gatekeeper::CARD,
    &horse::CARD,
    &invest::CARD,
    &kiln::CARD,
    &scrap::CARD,
    &seize_the_day::CARD,
    &sheepdog::CARD,
    &village_green::PRE_2020,
    &village_green::CARD,
    &way_of_the_butterfly::CARD,
    &way_of_the_chameleon::CARD,
    &way_of_the_mouse::CARD,
    &wayfarer::CARD,
    &your_exile_mat::CARD,
];
