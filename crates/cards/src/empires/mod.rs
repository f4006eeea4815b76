// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod fortune;
pub mod gladiator;
pub mod gladiator_fortune;

pub(crate) static CARDS: &[&Card] = &[&fortune::CARD, &gladiator::CARD, &gladiator_fortune::CARD];
