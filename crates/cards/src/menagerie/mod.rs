// Made by `cargo xtask registry` from the card files. Do not edit.

use fief_engine::card::Card;

pub mod seize_the_day;
pub mod wayfarer;

pub(crate) static CARDS: &[&Card] = &[&seize_the_day::CARD, &wayfarer::CARD];
