// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod capital;
pub mod charm;
pub mod fortune;
pub mod gladiator;
pub mod gladiator_fortune;
pub mod villa;

pub(crate) static CARDS: &[&Card] = &[
    &capital::CARD,
    &charm::PRE_2022,
    &charm::CARD,
    &fortune::CARD,
    &gladiator::CARD,
    &gladiator_fortune::CARD,
    &villa::CARD,
];
