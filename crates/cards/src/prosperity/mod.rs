// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod anvil;
pub mod bank;
pub mod bishop;
pub mod charlatan;
pub mod city;
pub mod clerk;
pub mod collection;
pub mod colony;
pub mod contraband;
pub mod counting_house;
pub mod crystal_ball;
pub mod expand;
pub mod forge;
pub mod goons;
pub mod grand_market;
pub mod hoard;
pub mod investment;
pub mod kings_court;
pub mod loan;
pub mod magnate;
pub mod mint;
pub mod monument;
pub mod mountebank;
pub mod peddler;
pub mod platinum;
pub mod quarry;
pub mod rabble;
pub mod royal_seal;
pub mod talisman;
pub mod tiara;
pub mod trade_route;
pub mod vault;
pub mod venture;
pub mod war_chest;
pub mod watchtower;
pub mod workers_village;

pub(crate) static CARDS: &[&Card] = &[
    &anvil::CARD,
    &bank::CARD,
    &bishop::CARD,
    &charlatan::CARD,
    &city::CARD,
    &clerk::CARD,
    &collection::CARD,
    &colony::CARD,
    &contraband::CARD,
    &counting_house::CARD,
    &crystal_ball::CARD,
    &expand::CARD,
    &forge::CARD,
    &goons::CARD,
    &grand_market::CARD,
    &hoard::PRE_2022,
    &hoard::CARD,
    &investment::CARD,
    &kings_court::CARD,
    &loan::CARD,
    &magnate::CARD,
    &mint::PRE_2022,
    &mint::CARD,
    &monument::CARD,
    &mountebank::CARD,
    &peddler::CARD,
    &platinum::CARD,
    &quarry::PRE_2022,
    &quarry::CARD,
    &rabble::CARD,
    &royal_seal::CARD,
    &talisman::CARD,
    &tiara::CARD,
    &trade_route::FIRST_EDITION,
    &trade_route::CARD,
    &vault::CARD,
    &venture::CARD,
    &war_chest::CARD,
    &watchtower::CARD,
    &workers_village::CARD,
];
