// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod ambassador;
pub mod astrolabe;
pub mod bazaar;
pub mod blockade;
pub mod caravan;
pub mod corsair;
pub mod cutpurse;
pub mod embargo;
pub mod explorer;
pub mod fishing_village;
pub mod ghost_ship;
pub mod haven;
pub mod island;
pub mod lighthouse;
pub mod lookout;
pub mod merchant_ship;
pub mod monkey;
pub mod native_village;
pub mod navigator;
pub mod outpost;
pub mod pearl_diver;
pub mod pirate;
pub mod pirate_ship;
pub mod sailor;
pub mod salvager;
pub mod sea_chart;
pub mod sea_hag;
pub mod sea_witch;
pub mod smugglers;
pub mod tactician;
pub mod tide_pools;
pub mod treasure_map;
pub mod treasury;
pub mod warehouse;
pub mod wharf;

pub(crate) static CARDS: &[&Card] = &[
    &ambassador::CARD,
    &astrolabe::CARD,
    &bazaar::CARD,
    &blockade::CARD,
    &caravan::CARD,
    &corsair::CARD,
    &cutpurse::CARD,
    &embargo::FIRST_EDITION,
    &embargo::OF_2017_EDITION,
    &embargo::CARD,
    &explorer::CARD,
    &fishing_village::CARD,
    &ghost_ship::CARD,
    &haven::CARD,
    &island::CARD,
    &lighthouse::PRE_2022,
    &lighthouse::CARD,
    &lookout::CARD,
    &merchant_ship::CARD,
    &monkey::CARD,
    &native_village::CARD,
    &navigator::CARD,
    &outpost::FIRST_EDITION,
    &outpost::CARD,
    &pearl_diver::CARD,
    &pirate::CARD,
    &pirate_ship::CARD,
    &sailor::CARD,
    &salvager::CARD,
    &sea_chart::CARD,
    &sea_hag::CARD,
    &sea_witch::CARD,
    &smugglers::CARD,
    &tactician::CARD,
    &tide_pools::CARD,
    &treasure_map::CARD,
    &treasury::PRE_2022,
    &treasury::CARD,
    &warehouse::CARD,
    &wharf::CARD,
];
