// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod aqueduct;
pub mod archive;
pub mod capital;
pub mod castles;
pub mod charm;
pub mod crown;
pub mod crumbling_castle;
pub mod defiled_shrine;
pub mod donate;
pub mod enchantress;
pub mod engineer;
pub mod fortune;
pub mod gladiator;
pub mod gladiator_fortune;
pub mod grand_castle;
pub mod haunted_castle;
pub mod humble_castle;
pub mod kings_castle;
pub mod mountain_pass;
pub mod opulent_castle;
pub mod overlord;
pub mod small_castle;
pub mod sprawling_castle;
pub mod villa;

pub(crate) static CARDS: &[&Card] = &[
    &aqueduct::CARD,
    &archive::CARD,
    &capital::CARD,
    &castles::CARD,
    &charm::PRE_2022,
    &charm::CARD,
    &crown::CARD,
    &crumbling_castle::CARD,
    &defiled_shrine::PRE_2022,
    &defiled_shrine::CARD,
    &donate::PRE_2021,
    &donate::OF_2021,
    &donate::CARD,
    &enchantress::CARD,
    &engineer::CARD,
    &fortune::CARD,
    &gladiator::CARD,
    &gladiator_fortune::CARD,
    &grand_castle::CARD,
    &haunted_castle::CARD,
    &humble_castle::CARD,
    &kings_castle::CARD,
    &mountain_pass::PRE_2021,
    &mountain_pass::OF_2021,
    &mountain_pass::CARD,
    &opulent_castle::PRE_2021,
    &opulent_castle::CARD,
    &overlord::PRE_2019,
    &overlord::CARD,
    &small_castle::CARD,
    &sprawling_castle::CARD,
    &villa::CARD,
];
