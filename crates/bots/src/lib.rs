//! Bots: players that are programs. They see a [`View`](fief_engine::view::View) and nothing else.
//!
//! A [`Strategy`] is a text that says what to buy; the tactics of the [`StrategyBot`] answer every other question.
//! [`Easy`] and [`Medium`], for people to play against, adapt to the kingdom.

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

/// Increased whenever a change of tactics makes a strategy play differently, so that stored plans are searched for
/// again.
pub const TACTICS_VERSION: u32 = 1;

/// The names of the bots, the weakest first.
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
