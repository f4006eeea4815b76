// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod aqueduct;
pub mod archive;
pub mod arena;
pub mod capital;
pub mod castles;
pub mod charm;
pub mod crown;
pub mod crumbling_castle;
pub mod defiled_shrine;
pub mod donate;
pub mod enchantress;
pub mod engineer;
pub mod farmers_market;
pub mod fortune;
pub mod gladiator;
pub mod gladiator_fortune;
pub mod grand_castle;
pub mod groundskeeper;
pub mod haunted_castle;
pub mod humble_castle;
pub mod keep;
pub mod kings_castle;
pub mod mountain_pass;
pub mod opulent_castle;
pub mod overlord;
pub mod salt_the_earth;
pub mod small_castle;
pub mod sprawling_castle;
pub mod triumph;
pub mod villa;

pub(crate) static CARDS: &[&Card] = &[
    &aqueduct::CARD,
    &archive::CARD,
    &arena::CARD,
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
    &farmers_market::CARD,
    &fortune::CARD,
    &gladiator::CARD,
    &gladiator_fortune::CARD,
    &grand_castle::CARD,
    &groundskeeper::PRE_2022,
    &groundskeeper::CARD,
    &haunted_castle::CARD,
    &humble_castle::CARD,
    &keep::CARD,
    &kings_castle::CARD,
    &mountain_pass::PRE_2021,
    &mountain_pass::OF_2021,
    &mountain_pass::CARD,
    &opulent_castle::PRE_2021,
    &opulent_castle::CARD,
    &overlord::PRE_2019,
    &overlord::CARD,
    &salt_the_earth::CARD,
    &small_castle::CARD,
    &sprawling_castle::CARD,
    &triumph::CARD,
    &villa::CARD,
];
