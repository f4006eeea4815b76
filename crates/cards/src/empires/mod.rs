// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod advance;
pub mod annex;
pub mod aqueduct;
pub mod archive;
pub mod arena;
pub mod bandit_fort;
pub mod banquet;
pub mod basilica;
pub mod baths;
pub mod battlefield;
pub mod bustling_village;
pub mod capital;
pub mod castles;
pub mod catapult;
pub mod catapult_rocks;
pub mod chariot_race;
pub mod charm;
pub mod city_quarter;
pub mod colonnade;
pub mod conquest;
pub mod crown;
pub mod crumbling_castle;
pub mod defiled_shrine;
pub mod delve;
pub mod dominate;
pub mod donate;
pub mod emporium;
pub mod encampment;
pub mod encampment_plunder;
pub mod enchantress;
pub mod engineer;
pub mod farmers_market;
pub mod fortune;
pub mod forum;
pub mod fountain;
pub mod gladiator;
pub mod gladiator_fortune;
pub mod grand_castle;
pub mod groundskeeper;
pub mod haunted_castle;
pub mod humble_castle;
pub mod keep;
pub mod kings_castle;
pub mod labyrinth;
pub mod legionary;
pub mod mountain_pass;
pub mod museum;
pub mod obelisk;
pub mod opulent_castle;
pub mod orchard;
pub mod overlord;
pub mod palace;
pub mod patrician;
pub mod patrician_emporium;
pub mod plunder;
pub mod ritual;
pub mod rocks;
pub mod royal_blacksmith;
pub mod sacrifice;
pub mod salt_the_earth;
pub mod settlers;
pub mod settlers_bustling_village;
pub mod small_castle;
pub mod sprawling_castle;
pub mod tax;
pub mod temple;
pub mod tomb;
pub mod tower;
pub mod triumph;
pub mod triumphal_arch;
pub mod villa;
pub mod wall;
pub mod wedding;
pub mod wild_hunt;
pub mod windfall;
pub mod wolf_den;

pub(crate) static CARDS: &[&Card] = &[
    &advance::CARD,
    &annex::CARD,
    &aqueduct::CARD,
    &archive::CARD,
    &arena::CARD,
    &bandit_fort::CARD,
    &banquet::CARD,
    &basilica::PRE_2022,
    &basilica::CARD,
    &baths::CARD,
    &battlefield::CARD,
    &bustling_village::CARD,
    &capital::CARD,
    &castles::CARD,
    &catapult::CARD,
    &catapult_rocks::CARD,
    &chariot_race::CARD,
    &charm::PRE_2022,
    &charm::CARD,
    &city_quarter::CARD,
    &colonnade::PRE_2022,
    &colonnade::CARD,
    &conquest::CARD,
    &crown::CARD,
    &crumbling_castle::CARD,
    &defiled_shrine::PRE_2022,
    &defiled_shrine::CARD,
    &delve::CARD,
    &dominate::CARD,
    &donate::PRE_2021,
    &donate::OF_2021,
    &donate::CARD,
    &emporium::CARD,
    &encampment::CARD,
    &encampment_plunder::CARD,
    &enchantress::CARD,
    &engineer::CARD,
    &farmers_market::CARD,
    &fortune::CARD,
    &forum::PRE_2022,
    &forum::CARD,
    &fountain::CARD,
    &gladiator::CARD,
    &gladiator_fortune::CARD,
    &grand_castle::CARD,
    &groundskeeper::PRE_2022,
    &groundskeeper::CARD,
    &haunted_castle::CARD,
    &humble_castle::CARD,
    &keep::CARD,
    &kings_castle::CARD,
    &labyrinth::CARD,
    &legionary::CARD,
    &mountain_pass::PRE_2021,
    &mountain_pass::OF_2021,
    &mountain_pass::CARD,
    &museum::CARD,
    &obelisk::CARD,
    &opulent_castle::PRE_2021,
    &opulent_castle::CARD,
    &orchard::CARD,
    &overlord::PRE_2019,
    &overlord::CARD,
    &palace::CARD,
    &patrician::CARD,
    &patrician_emporium::CARD,
    &plunder::CARD,
    &ritual::CARD,
    &rocks::CARD,
    &royal_blacksmith::CARD,
    &sacrifice::CARD,
    &salt_the_earth::CARD,
    &settlers::CARD,
    &settlers_bustling_village::CARD,
    &small_castle::CARD,
    &sprawling_castle::CARD,
    &tax::PRE_2022,
    &tax::CARD,
    &temple::CARD,
    &tomb::CARD,
    &tower::CARD,
    &triumph::CARD,
    &triumphal_arch::CARD,
    &villa::CARD,
    &wall::CARD,
    &wedding::CARD,
    &wild_hunt::CARD,
    &windfall::CARD,
    &wolf_den::CARD,
];
