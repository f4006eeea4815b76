//! Players that are programs. They see a [`View`](fief_engine::view::View) and nothing else.
//!
//! A [`Strategy`] is a text that says what to buy; the tactics of the [`StrategyBot`] answer every other question.
//! [`Easy`] and [`Medium`] fit themselves to the kingdom, for people to play against.

mod big_money;
mod levels;
mod random;
mod sense;
pub mod strategy;
mod tactics;

pub use big_money::BigMoney;
pub use levels::{Easy, Medium, PLANS, choose, money_with};
pub use random::RandomBot;
pub use strategy::{Strategy, StrategyBot};

use fief_engine::decide::Decider;

/// Raised when a change of tactics makes the same strategy play otherwise: plans that were found before are found anew.
pub const TACTICS_VERSION: u32 = 1;

/// The bots that can be asked for by name, the weakest first.
pub const NAMES: &[&str] = &["random", "easy", "big-money", "medium"];

/// The bot of this name.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Decider>> {
    match name {
        "random" => Some(Box::new(RandomBot::new(seed))),
        "easy" => Some(Box::new(Easy::new(seed))),
        "big-money" => Some(Box::new(BigMoney::new())),
        "medium" => Some(Box::new(Medium::new())),
        _ => None,
    }
}
