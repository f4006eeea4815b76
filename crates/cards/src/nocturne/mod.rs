// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod bad_omens;
pub mod changeling;
pub mod crypt;
pub mod deluded;
pub mod delusion;
pub mod druid;
pub mod envious;
pub mod envy;
pub mod faithful_hound;
pub mod famine;
pub mod fear;
pub mod fool;
pub mod ghost_town;
pub mod greed;
pub mod guardian;
pub mod haunting;
pub mod leprechaun;
pub mod locusts;
pub mod lost_in_the_woods;
pub mod lucky_coin;
pub mod miserable;
pub mod misery;
pub mod necromancer;
pub mod plague;
pub mod poverty;
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
pub mod twice_miserable;
pub mod war;
pub mod will_o_wisp;
pub mod wish;
pub mod zombie_apprentice;
pub mod zombie_mason;
pub mod zombie_spy;

pub(crate) static CARDS: &[&Card] = &[
    &bad_omens::CARD,
    &changeling::CARD,
    &crypt::PRE_2022,
    &crypt::CARD,
    &deluded::CARD,
    &delusion::CARD,
    &druid::CARD,
    &envious::CARD,
    &envy::CARD,
    &faithful_hound::CARD,
    &famine::CARD,
    &fear::CARD,
    &fool::CARD,
    &ghost_town::CARD,
    &greed::CARD,
    &guardian::CARD,
    &haunting::CARD,
    &leprechaun::CARD,
    &locusts::CARD,
    &lost_in_the_woods::CARD,
    &lucky_coin::CARD,
    &miserable::CARD,
    &misery::CARD,
    &necromancer::CARD,
    &plague::CARD,
    &poverty::CARD,
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
    &twice_miserable::CARD,
    &war::CARD,
    &will_o_wisp::CARD,
    &wish::CARD,
    &zombie_apprentice::CARD,
    &zombie_mason::CARD,
    &zombie_spy::CARD,
];
