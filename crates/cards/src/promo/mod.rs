// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod avanto;
pub mod black_market;
pub mod captain;
pub mod church;
pub mod dismantle;
pub mod envoy;
pub mod governor;
pub mod prince;
pub mod sauna;
pub mod sauna_avanto;
pub mod stash;
pub mod summon;
pub mod walled_village;

pub(crate) static CARDS: &[&Card] = &[
    &avanto::CARD,
    &black_market::CARD,
    &captain::PRE_2019,
    &captain::CARD,
    &church::CARD,
    &dismantle::CARD,
    &envoy::CARD,
    &governor::CARD,
    &prince::PRE_2022,
    &prince::CARD,
    &sauna::PRE_2022,
    &sauna::CARD,
    &sauna_avanto::CARD,
    &stash::FIRST_EDITION,
    &stash::CARD,
    &summon::CARD,
    &walled_village::CARD,
];
