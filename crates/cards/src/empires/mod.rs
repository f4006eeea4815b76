// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod archive;
pub mod donate;
pub mod engineer;
pub mod fortune;
pub mod gladiator;
pub mod gladiator_fortune;
pub mod mountain_pass;

pub(crate) static CARDS: &[&Card] = &[
    &archive::CARD,
    &donate::PRE_2021,
    &donate::OF_2021,
    &donate::CARD,
    &engineer::CARD,
    &fortune::CARD,
    &gladiator::CARD,
    &gladiator_fortune::CARD,
    &mountain_pass::PRE_2021,
    &mountain_pass::OF_2021,
    &mountain_pass::CARD,
];
