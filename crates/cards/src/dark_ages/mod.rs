// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod abandoned_mine;
pub mod altar;
pub mod armory;
pub mod band_of_misfits;
pub mod bandit_camp;
pub mod beggar;
pub mod catacombs;
pub mod count;
pub mod counterfeit;
pub mod cultist;
pub mod dame_anna;
pub mod dame_josephine;
pub mod dame_molly;
pub mod dame_natalie;
pub mod dame_sylvia;
pub mod death_cart;
pub mod feodum;
pub mod forager;
pub mod fortress;
pub mod graverobber;
pub mod hermit;
pub mod hovel;
pub mod hunting_grounds;
pub mod ironmonger;
pub mod junk_dealer;
pub mod knights;
pub mod madman;
pub mod marauder;
pub mod market_square;
pub mod mercenary;
pub mod mystic;
pub mod necropolis;
pub mod overgrown_estate;
pub mod pillage;
pub mod poor_house;
pub mod procession;
pub mod rats;
pub mod rebuild;
pub mod rogue;
pub mod ruined_library;
pub mod ruined_market;
pub mod ruined_village;
pub mod ruins;
pub mod sage;
pub mod scavenger;
pub mod sir_bailey;
pub mod sir_destry;
pub mod sir_martin;
pub mod sir_michael;
pub mod sir_vander;
pub mod spoils;
pub mod squire;
pub mod storeroom;
pub mod survivors;
pub mod urchin;
pub mod vagrant;
pub mod wandering_minstrel;

pub(crate) static CARDS: &[&Card] = &[
    &abandoned_mine::CARD,
    &altar::CARD,
    &armory::CARD,
    &band_of_misfits::PRE_2019,
    &band_of_misfits::CARD,
    &bandit_camp::CARD,
    &beggar::CARD,
    &catacombs::CARD,
    &count::CARD,
    &counterfeit::PRE_2022,
    &counterfeit::CARD,
    &cultist::CARD,
    &dame_anna::CARD,
    &dame_josephine::CARD,
    &dame_molly::CARD,
    &dame_natalie::CARD,
    &dame_sylvia::CARD,
    &death_cart::PRE_2019,
    &death_cart::CARD,
    &feodum::CARD,
    &forager::CARD,
    &fortress::CARD,
    &graverobber::CARD,
    &hermit::PRE_2022,
    &hermit::CARD,
    &hovel::PRE_2022,
    &hovel::CARD,
    &hunting_grounds::CARD,
    &ironmonger::CARD,
    &junk_dealer::CARD,
    &knights::CARD,
    &madman::CARD,
    &marauder::CARD,
    &market_square::CARD,
    &mercenary::CARD,
    &mystic::CARD,
    &necropolis::CARD,
    &overgrown_estate::CARD,
    &pillage::PRE_2019,
    &pillage::CARD,
    &poor_house::CARD,
    &procession::PRE_2019,
    &procession::CARD,
    &rats::CARD,
    &rebuild::CARD,
    &rogue::CARD,
    &ruined_library::CARD,
    &ruined_market::CARD,
    &ruined_village::CARD,
    &ruins::CARD,
    &sage::CARD,
    &scavenger::CARD,
    &sir_bailey::CARD,
    &sir_destry::CARD,
    &sir_martin::CARD,
    &sir_michael::CARD,
    &sir_vander::CARD,
    &spoils::CARD,
    &squire::CARD,
    &storeroom::FIRST_EDITION,
    &storeroom::CARD,
    &survivors::CARD,
    &urchin::CARD,
    &vagrant::CARD,
    &wandering_minstrel::CARD,
];
