// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod berserker;
pub mod border_village;
pub mod haggler;
pub mod inn;
pub mod nomad_camp;
pub mod scheme;
pub mod trader;
pub mod trail;
pub mod tunnel;

pub(crate) static CARDS: &[&Card] = &[
    &berserker::CARD,
    &border_village::CARD,
    &haggler::PRE_2022,
    &haggler::CARD,
    &inn::CARD,
    &nomad_camp::CARD,
    &scheme::FIRST_EDITION,
    &scheme::CARD,
    &trader::PRE_2020,
    &trader::CARD,
    &trail::CARD,
    &tunnel::CARD,
];
