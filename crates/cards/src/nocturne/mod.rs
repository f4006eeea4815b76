// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod bad_omens;
pub mod bard;
pub mod bat;
pub mod blessed_village;
pub mod cemetery;
pub mod changeling;
pub mod cobbler;
pub mod conclave;
pub mod crypt;
pub mod cursed_gold;
pub mod cursed_village;
pub mod deluded;
pub mod delusion;
pub mod den_of_sin;
pub mod devils_workshop;
pub mod druid;
pub mod envious;
pub mod envy;
pub mod exorcist;
pub mod faithful_hound;
pub mod famine;
pub mod fear;
pub mod fool;
pub mod ghost;
pub mod ghost_town;
pub mod goat;
pub mod greed;
pub mod guardian;
pub mod haunted_mirror;
pub mod haunting;
pub mod idol;
pub mod imp;
pub mod leprechaun;
pub mod locusts;
pub mod lost_in_the_woods;
pub mod lucky_coin;
pub mod magic_lamp;
pub mod miserable;
pub mod misery;
pub mod monastery;
pub mod necromancer;
pub mod night_watchman;
pub mod pasture;
pub mod pixie;
pub mod plague;
pub mod pooka;
pub mod pouch;
pub mod poverty;
pub mod raider;
pub mod sacred_grove;
pub mod secret_cave;
pub mod shepherd;
pub mod skulk;
pub mod the_earths_gift;
pub mod the_fields_gift;
pub mod the_flames_gift;
pub mod the_forests_gift;
pub mod the_moons_gift;
pub mod the_mountains_gift;
pub mod the_rivers_gift;
pub mod the_seas_gift;
pub mod the_skys_gift;
pub mod the_suns_gift;
pub mod the_swamps_gift;
pub mod the_winds_gift;
pub mod tormentor;
pub mod tracker;
pub mod tragic_hero;
pub mod twice_miserable;
pub mod vampire;
pub mod war;
pub mod werewolf;
pub mod will_o_wisp;
pub mod wish;
pub mod zombie_apprentice;
pub mod zombie_mason;
pub mod zombie_spy;

pub(crate) static CARDS: &[&Card] = &[
    &bad_omens::CARD,
    &bard::CARD,
    &bat::CARD,
    &blessed_village::CARD,
    &cemetery::CARD,
    &changeling::CARD,
    &cobbler::CARD,
    &conclave::CARD,
    &crypt::PRE_2022,
    &crypt::CARD,
    &cursed_gold::CARD,
    &cursed_village::CARD,
    &deluded::CARD,
    &delusion::CARD,
    &den_of_sin::CARD,
    &devils_workshop::CARD,
    &druid::CARD,
    &envious::CARD,
    &envy::CARD,
    &exorcist::CARD,
    &faithful_hound::CARD,
    &famine::CARD,
    &fear::CARD,
    &fool::CARD,
    &ghost::CARD,
    &ghost_town::CARD,
    &goat::CARD,
    &greed::CARD,
    &guardian::CARD,
    &haunted_mirror::CARD,
    &haunting::CARD,
    &idol::CARD,
    &imp::CARD,
    &leprechaun::CARD,
    &locusts::CARD,
    &lost_in_the_woods::CARD,
    &lucky_coin::CARD,
    &magic_lamp::CARD,
    &miserable::CARD,
    &misery::CARD,
    &monastery::CARD,
    &necromancer::CARD,
    &night_watchman::CARD,
    &pasture::CARD,
    &pixie::CARD,
    &plague::CARD,
    &pooka::CARD,
    &pouch::CARD,
    &poverty::CARD,
    &raider::CARD,
    &sacred_grove::CARD,
    &secret_cave::CARD,
    &shepherd::CARD,
    &skulk::CARD,
    &the_earths_gift::CARD,
    &the_fields_gift::CARD,
    &the_flames_gift::CARD,
    &the_forests_gift::CARD,
    &the_moons_gift::CARD,
    &the_mountains_gift::CARD,
    &the_rivers_gift::CARD,
    &the_seas_gift::CARD,
    &the_skys_gift::CARD,
    &the_suns_gift::CARD,
    &the_swamps_gift::CARD,
    &the_winds_gift::CARD,
    &tormentor::CARD,
    &tracker::PRE_2022,
    &tracker::CARD,
    &tragic_hero::CARD,
    &twice_miserable::CARD,
    &vampire::CARD,
    &war::CARD,
    &werewolf::CARD,
    &will_o_wisp::CARD,
    &wish::CARD,
    &zombie_apprentice::CARD,
    &zombie_mason::CARD,
    &zombie_spy::CARD,
];
