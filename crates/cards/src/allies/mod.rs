// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod acolyte;
pub mod archer;
pub mod architects_guild;
pub mod augurs;
pub mod band_of_nomads;
pub mod barbarian;
pub mod battle_plan;
pub mod bauble;
pub mod blacksmith;
pub mod broker;
pub mod capital_city;
pub mod carpenter;
pub mod cave_dwellers;
pub mod circle_of_witches;
pub mod city_state;
pub mod clashes;
pub mod coastal_haven;
pub mod conjurer;
pub mod contract;
pub mod courier;
pub mod crafters_guild;
pub mod desert_guides;
pub mod distant_shore;
pub mod elder;
pub mod emissary;
pub mod family_of_inventors;
pub mod fellowship_of_scribes;
pub mod forest_dwellers;
pub mod forts;
pub mod galleria;
pub mod gang_of_pickpockets;
pub mod garrison;
pub mod guildmaster;
pub mod herb_gatherer;
pub mod highwayman;
pub mod hill_fort;
pub mod hunter;
pub mod importer;
pub mod innkeeper;
pub mod island_folk;
pub mod league_of_bankers;
pub mod league_of_shopkeepers;
pub mod lich;
pub mod market_towns;
pub mod marquis;
pub mod merchant_camp;
pub mod miller;
pub mod modify;
pub mod mountain_folk;
pub mod odysseys;
pub mod old_map;
pub mod order_of_astrologers;
pub mod order_of_masons;
pub mod peaceful_cult;
pub mod plateau_shepherds;
pub mod royal_galley;
pub mod sentinel;
pub mod sibyl;
pub mod skirmisher;
pub mod sorcerer;
pub mod sorceress;
pub mod specialist;
pub mod stronghold;
pub mod student;
pub mod sunken_treasure;
pub mod swap;
pub mod sycophant;
pub mod tent;
pub mod territory;
pub mod town;
pub mod town_crier;
pub mod townsfolk;
pub mod trappers_lodge;
pub mod underling;
pub mod voyage;
pub mod warlord;
pub mod wizards;
pub mod woodworkers_guild;

pub(crate) static CARDS: &[&Card] = &[
    &acolyte::CARD,
    &archer::CARD,
    &architects_guild::CARD,
    &augurs::CARD,
    &band_of_nomads::CARD,
    &barbarian::CARD,
    &battle_plan::CARD,
    &bauble::CARD,
    &blacksmith::CARD,
    &broker::CARD,
    &capital_city::CARD,
    &carpenter::CARD,
    &cave_dwellers::CARD,
    &circle_of_witches::CARD,
    &city_state::CARD,
    &clashes::CARD,
    &coastal_haven::CARD,
    &conjurer::CARD,
    &contract::CARD,
    &courier::CARD,
    &crafters_guild::CARD,
    &desert_guides::CARD,
    &distant_shore::CARD,
    &elder::CARD,
    &emissary::CARD,
    &family_of_inventors::CARD,
    &fellowship_of_scribes::CARD,
    &forest_dwellers::CARD,
    &forts::CARD,
    &galleria::CARD,
    &gang_of_pickpockets::CARD,
    &garrison::CARD,
    &guildmaster::CARD,
    &herb_gatherer::CARD,
    &highwayman::CARD,
    &hill_fort::CARD,
    &hunter::CARD,
    &importer::CARD,
    &innkeeper::CARD,
    &island_folk::CARD,
    &league_of_bankers::CARD,
    &league_of_shopkeepers::CARD,
    &lich::CARD,
    &market_towns::CARD,
    &marquis::CARD,
    &merchant_camp::CARD,
    &miller::CARD,
    &modify::CARD,
    &mountain_folk::CARD,
    &odysseys::CARD,
    &old_map::CARD,
    &order_of_astrologers::CARD,
    &order_of_masons::CARD,
    &peaceful_cult::CARD,
    &plateau_shepherds::CARD,
    &royal_galley::CARD,
    &sentinel::CARD,
    &sibyl::CARD,
    &skirmisher::CARD,
    &sorcerer::CARD,
    &sorceress::CARD,
    &specialist::CARD,
    &stronghold::CARD,
    &student::CARD,
    &sunken_treasure::CARD,
    &swap::CARD,
    &sycophant::CARD,
    &tent::CARD,
    &territory::CARD,
    &town::CARD,
    &town_crier::CARD,
    &townsfolk::CARD,
    &trappers_lodge::CARD,
    &underling::CARD,
    &voyage::CARD,
    &warlord::CARD,
    &wizards::CARD,
    &woodworkers_guild::CARD,
];
