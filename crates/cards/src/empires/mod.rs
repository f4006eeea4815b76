// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod aqueduct;
pub mod castles;
pub mod crumbling_castle;
pub mod defiled_shrine;
pub mod fortune;
pub mod gladiator;
pub mod gladiator_fortune;
pub mod grand_castle;
pub mod haunted_castle;
pub mod humble_castle;
pub mod kings_castle;
pub mod opulent_castle;
pub mod small_castle;
pub mod sprawling_castle;

pub(crate) static CARDS: &[&Card] = &[
    &aqueduct::CARD,
    &castles::CARD,
    &crumbling_castle::CARD,
    &defiled_shrine::PRE_2022,
    &defiled_shrine::CARD,
    &fortune::CARD,
    &gladiator::CARD,
    &gladiator_fortune::CARD,
    &grand_castle::CARD,
    &haunted_castle::CARD,
    &humble_castle::CARD,
    &kings_castle::CARD,
    &opulent_castle::PRE_2021,
    &opulent_castle::CARD,
    &small_castle::CARD,
    &sprawling_castle::CARD,
];
