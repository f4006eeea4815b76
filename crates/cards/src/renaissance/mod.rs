// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod academy;
pub mod acting_troupe;
pub mod barracks;
pub mod border_guard;
pub mod canal;
pub mod capitalism;
pub mod cargo_ship;
pub mod cathedral;
pub mod citadel;
pub mod city_gate;
pub mod crop_rotation;
pub mod ducat;
pub mod experiment;
pub mod exploration;
pub mod fair;
pub mod flag;
pub mod flag_bearer;
pub mod fleet;
pub mod guildhall;
pub mod hideout;
pub mod horn;
pub mod improve;
pub mod innovation;
pub mod inventor;
pub mod key;
pub mod lackeys;
pub mod lantern;
pub mod mountain_village;
pub mod old_witch;
pub mod pageant;
pub mod patron;
pub mod piazza;
pub mod priest;
pub mod recruiter;
pub mod research;
pub mod road_network;
pub mod scepter;
pub mod scholar;
pub mod sculptor;
pub mod seer;
pub mod sewers;
pub mod silk_merchant;
pub mod silos;
pub mod sinister_plot;
pub mod spices;
pub mod star_chart;
pub mod swashbuckler;
pub mod treasure_chest;
pub mod treasurer;
pub mod villain;

pub(crate) static CARDS: &[&Card] = &[
    &academy::CARD,
    &acting_troupe::CARD,
    &barracks::CARD,
    &border_guard::CARD,
    &canal::CARD,
    &capitalism::CARD,
    &cargo_ship::CARD,
    &cathedral::CARD,
    &citadel::PRE_2021,
    &citadel::OF_2021,
    &citadel::CARD,
    &city_gate::CARD,
    &crop_rotation::CARD,
    &ducat::CARD,
    &experiment::CARD,
    &exploration::PRE_2022,
    &exploration::CARD,
    &fair::CARD,
    &flag::CARD,
    &flag_bearer::CARD,
    &fleet::CARD,
    &guildhall::CARD,
    &hideout::CARD,
    &horn::CARD,
    &improve::CARD,
    &innovation::PRE_2021,
    &innovation::OF_2021,
    &innovation::CARD,
    &inventor::CARD,
    &key::CARD,
    &lackeys::CARD,
    &lantern::PRE_2019,
    &lantern::CARD,
    &mountain_village::CARD,
    &old_witch::CARD,
    &pageant::CARD,
    &patron::PRE_2022,
    &patron::CARD,
    &piazza::CARD,
    &priest::CARD,
    &recruiter::CARD,
    &research::CARD,
    &road_network::CARD,
    &scepter::CARD,
    &scholar::CARD,
    &sculptor::CARD,
    &seer::CARD,
    &sewers::CARD,
    &silk_merchant::CARD,
    &silos::CARD,
    &sinister_plot::CARD,
    &spices::CARD,
    &star_chart::CARD,
    &swashbuckler::CARD,
    &treasure_chest::CARD,
    &treasurer::CARD,
    &villain::CARD,
];
