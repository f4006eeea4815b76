// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod abundance;
pub mod amphora;
pub mod avoid;
pub mod buried_treasure;
pub mod bury;
pub mod cabin_boy;
pub mod cage;
pub mod cheap;
pub mod crew;
pub mod crucible;
pub mod cursed;
pub mod cutthroat;
pub mod deliver;
pub mod doubloons;
pub mod endless_chalice;
pub mod enlarge;
pub mod fated;
pub mod fawning;
pub mod figurehead;
pub mod figurine;
pub mod first_mate;
pub mod flagship;
pub mod foray;
pub mod fortune_hunter;
pub mod friendly;
pub mod frigate;
pub mod gondola;
pub mod grotto;
pub mod hammer;
pub mod harbor_village;
pub mod hasty;
pub mod inherited;
pub mod insignia;
pub mod inspiring;
pub mod invasion;
pub mod jewelled_egg;
pub mod jewels;
pub mod journey;
pub mod kings_cache;
pub mod landing_party;
pub mod launch;
pub mod longship;
pub mod loot;
pub mod looting;
pub mod maelstrom;
pub mod mapmaker;
pub mod maroon;
pub mod mining_road;
pub mod mirror;
pub mod nearby;
pub mod orb;
pub mod patient;
pub mod pendant;
pub mod peril;
pub mod pickaxe;
pub mod pilgrim;
pub mod pious;
pub mod prepare;
pub mod prize_goat;
pub mod prosper;
pub mod puzzle_box;
pub mod quartermaster;
pub mod reckless;
pub mod rich;
pub mod rope;
pub mod rush;
pub mod sack_of_loot;
pub mod scrounge;
pub mod search;
pub mod secluded_shrine;
pub mod sextant;
pub mod shaman;
pub mod shield;
pub mod shy;
pub mod silver_mine;
pub mod siren;
pub mod spell_scroll;
pub mod staff;
pub mod stowaway;
pub mod swamp_shacks;
pub mod sword;
pub mod taskmaster;
pub mod tireless;
pub mod tools;
pub mod trickster;
pub mod wealthy_village;

pub(crate) static CARDS: &[&Card] = &[
    &abundance::CARD,
    &amphora::CARD,
    &avoid::CARD,
    &buried_treasure::CARD,
    &bury::CARD,
    &cabin_boy::CARD,
    &cage::CARD,
    &cheap::CARD,
    &crew::CARD,
    &crucible::CARD,
    &cursed::CARD,
    &cutthroat::CARD,
    &deliver::CARD,
    &doubloons::CARD,
    &endless_chalice::CARD,
    &enlarge::CARD,
    &fated::CARD,
    &fawning::CARD,
    &figurehead::CARD,
    &figurine::CARD,
    &first_mate::CARD,
    &flagship::CARD,
    &foray::CARD,
    &fortune_hunter::CARD,
    &friendly::CARD,
    &frigate::CARD,
    &gondola::CARD,
    &grotto::CARD,
    &hammer::CARD,
    &harbor_village::CARD,
    &hasty::CARD,
    &inherited::CARD,
    &insignia::CARD,
    &inspiring::CARD,
    &invasion::CARD,
    &jewelled_egg::CARD,
    &jewels::CARD,
    &journey::CARD,
    &kings_cache::CARD,
    &landing_party::CARD,
    &launch::CARD,
    &longship::CARD,
    &loot::CARD,
    &looting::CARD,
    &maelstrom::CARD,
    &mapmaker::CARD,
    &maroon::CARD,
    &mining_road::CARD,
    &mirror::CARD,
    &nearby::CARD,
    &orb::CARD,
    &patient::CARD,
    &pendant::CARD,
    &peril::CARD,
    &pickaxe::CARD,
    &pilgrim::CARD,
    &pious::CARD,
    &prepare::CARD,
    &prize_goat::CARD,
    &prosper::CARD,
    &puzzle_box::CARD,
    &quartermaster::CARD,
    &reckless::CARD,
    &rich::CARD,
    &rope::CARD,
    &rush::CARD,
    &sack_of_loot::CARD,
    &scrounge::CARD,
    &search::CARD,
    &secluded_shrine::CARD,
    &sextant::CARD,
    &shaman::CARD,
    &shield::CARD,
    &shy::CARD,
    &silver_mine::CARD,
    &siren::CARD,
    &spell_scroll::CARD,
    &staff::CARD,
    &stowaway::CARD,
    &swamp_shacks::CARD,
    &sword::CARD,
    &taskmaster::CARD,
    &tireless::CARD,
    &tools::CARD,
    &trickster::CARD,
    &wealthy_village::CARD,
];
