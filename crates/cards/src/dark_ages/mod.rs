// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod abandoned_mine;
pub mod band_of_misfits;
pub mod catacombs;
pub mod cultist;
pub mod dame_anna;
pub mod dame_josephine;
pub mod dame_molly;
pub mod dame_natalie;
pub mod dame_sylvia;
pub mod fortress;
pub mod graverobber;
pub mod hermit;
pub mod hovel;
pub mod knights;
pub mod madman;
pub mod market_square;
pub mod mercenary;
pub mod necropolis;
pub mod overgrown_estate;
pub mod procession;
pub mod rats;
pub mod ruined_library;
pub mod ruined_market;
pub mod ruined_village;
pub mod ruins;
pub mod sir_bailey;
pub mod sir_destry;
pub mod sir_martin;
pub mod sir_michael;
pub mod sir_vander;
pub mod survivors;
pub mod urchin;

pub(crate) static CARDS: &[&Card] = &[
    &abandoned_mine::CARD,
    &band_of_misfits::PRE_2019,
    &band_of_misfits::CARD,
    &catacombs::CARD,
    &cultist::CARD,
    &dame_anna::CARD,
    &dame_josephine::CARD,
    &dame_molly::CARD,
    &dame_natalie::CARD,
    &dame_sylvia::CARD,
    &fortress::CARD,
    &graverobber::CARD,
    &hermit::PRE_2022,
    &hermit::CARD,
    &hovel::PRE_2022,
    &hovel::CARD,
    &knights::CARD,
    &madman::CARD,
    &market_square::CARD,
    &mercenary::CARD,
    &necropolis::CARD,
    &overgrown_estate::CARD,
    &procession::PRE_2019,
    &procession::CARD,
    &rats::CARD,
    &ruined_library::CARD,
    &ruined_market::CARD,
    &ruined_village::CARD,
    &ruins::CARD,
    &sir_bailey::CARD,
    &sir_destry::CARD,
    &sir_martin::CARD,
    &sir_michael::CARD,
    &sir_vander::CARD,
    &survivors::CARD,
    &urchin::CARD,
];
