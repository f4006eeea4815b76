// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod capital;
pub mod charm;
pub mod crown;
pub mod enchantress;
pub mod fortune;
pub mod gladiator;
pub mod gladiator_fortune;
pub mod overlord;
pub mod villa;

pub(crate) static CARDS: &[&Card] = &[
    &capital::CARD,
    &charm::PRE_2022,
    &charm::CARD,
    &crown::CARD,
    &enchantress::CARD,
    &fortune::CARD,
    &gladiator::CARD,
    &gladiator_fortune::CARD,
    &overlord::PRE_2019,
    &overlord::CARD,
    &villa::CARD,
];
