// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod berserker;
pub mod border_village;
pub mod cache;
pub mod cartographer;
pub mod cauldron;
pub mod crossroads;
pub mod develop;
pub mod duchess;
pub mod embassy;
pub mod farmland;
pub mod fools_gold;
pub mod guard_dog;
pub mod haggler;
pub mod highway;
pub mod ill_gotten_gains;
pub mod inn;
pub mod jack_of_all_trades;
pub mod mandarin;
pub mod margrave;
pub mod noble_brigand;
pub mod nomad_camp;
pub mod nomads;
pub mod oasis;
pub mod oracle;
pub mod scheme;
pub mod silk_road;
pub mod souk;
pub mod spice_merchant;
pub mod stables;
pub mod trader;
pub mod trail;
pub mod tunnel;
pub mod weaver;
pub mod wheelwright;
pub mod witchs_hut;

pub(crate) static CARDS: &[&Card] = &[
    &berserker::CARD,
    &border_village::CARD,
    &cache::CARD,
    &cartographer::CARD,
    &cauldron::CARD,
    &crossroads::CARD,
    &develop::CARD,
    &duchess::CARD,
    &embassy::CARD,
    &farmland::PRE_2022,
    &farmland::CARD,
    &fools_gold::CARD,
    &guard_dog::CARD,
    &haggler::PRE_2022,
    &haggler::CARD,
    &highway::PRE_2022,
    &highway::CARD,
    &ill_gotten_gains::CARD,
    &inn::CARD,
    &jack_of_all_trades::CARD,
    &mandarin::CARD,
    &margrave::CARD,
    &noble_brigand::CARD,
    &nomad_camp::CARD,
    &nomads::CARD,
    &oasis::CARD,
    &oracle::FIRST_EDITION,
    &oracle::CARD,
    &scheme::FIRST_EDITION,
    &scheme::CARD,
    &silk_road::CARD,
    &souk::CARD,
    &spice_merchant::CARD,
    &stables::CARD,
    &trader::PRE_2020,
    &trader::CARD,
    &trail::CARD,
    &tunnel::CARD,
    &weaver::CARD,
    &wheelwright::CARD,
    &witchs_hut::CARD,
];
