// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod abandoned_mine;
pub mod band_of_misfits;
pub mod cultist;
pub mod fortress;
pub mod hermit;
pub mod madman;
pub mod market_square;
pub mod mercenary;
pub mod procession;
pub mod rats;
pub mod ruined_library;
pub mod ruined_market;
pub mod ruined_village;
pub mod ruins;
pub mod survivors;
pub mod urchin;

pub(crate) static CARDS: &[&Card] = &[
    &abandoned_mine::CARD,
    &band_of_misfits::PRE_2019,
    &band_of_misfits::CARD,
    &cultist::CARD,
    &fortress::CARD,
    &hermit::PRE_2022,
    &hermit::CARD,
    &madman::CARD,
    &market_square::CARD,
    &mercenary::CARD,
    &procession::PRE_2019,
    &procession::CARD,
    &rats::CARD,
    &ruined_library::CARD,
    &ruined_market::CARD,
    &ruined_village::CARD,
    &ruins::CARD,
    &survivors::CARD,
    &urchin::CARD,
];
