// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod archive;
pub mod capital;
pub mod charm;
pub mod crown;
pub mod donate;
pub mod enchantress;
pub mod engineer;
pub mod fortune;
pub mod gladiator;
pub mod gladiator_fortune;
pub mod mountain_pass;
pub mod overlord;
pub mod villa;

pub(crate) static CARDS: &[&Card] = &[
    &archive::CARD,
    &capital::CARD,
    &charm::PRE_2022,
    &charm::CARD,
    &crown::CARD,
    &donate::PRE_2021,
    &donate::OF_2021,
    &donate::CARD,
    &enchantress::CARD,
    &engineer::CARD,
    &fortune::CARD,
    &gladiator::CARD,
    &gladiator_fortune::CARD,
    &mountain_pass::PRE_2021,
    &mountain_pass::OF_2021,
    &mountain_pass::CARD,
    &overlord::PRE_2019,
    &overlord::CARD,
    &villa::CARD,
];
