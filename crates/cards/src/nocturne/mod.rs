// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod changeling;
pub mod crypt;
pub mod faithful_hound;
pub mod guardian;
pub mod necromancer;
pub mod zombie_apprentice;
pub mod zombie_mason;
pub mod zombie_spy;

pub(crate) static CARDS: &[&Card] = &[
    &changeling::CARD,
    &crypt::PRE_2022,
    &crypt::CARD,
    &faithful_hound::CARD,
    &guardian::CARD,
    &necromancer::CARD,
    &zombie_apprentice::CARD,
    &zombie_mason::CARD,
    &zombie_spy::CARD,
];
