// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod forts;
pub mod garrison;
pub mod hill_fort;
pub mod order_of_masons;
pub mod stronghold;
pub mod swap;
pub mod tent;

pub(crate) static CARDS: &[&Card] = &[
    &forts::CARD,
    &garrison::CARD,
    &hill_fort::CARD,
    &order_of_masons::CARD,
    &stronghold::CARD,
    &swap::CARD,
    &tent::CARD,
];
