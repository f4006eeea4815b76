// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod ambassador;
pub mod blockade;
pub mod caravan;
pub mod embargo;
pub mod lighthouse;
pub mod native_village;
pub mod outpost;
pub mod pirate_ship;
pub mod smugglers;
pub mod tactician;

pub(crate) static CARDS: &[&Card] = &[
    &ambassador::CARD,
    &blockade::CARD,
    &caravan::CARD,
    &embargo::FIRST_EDITION,
    &embargo::OF_2017_EDITION,
    &embargo::CARD,
    &lighthouse::PRE_2022,
    &lighthouse::CARD,
    &native_village::CARD,
    &outpost::FIRST_EDITION,
    &outpost::CARD,
    &pirate_ship::CARD,
    &smugglers::CARD,
    &tactician::CARD,
];
