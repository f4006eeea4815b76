//! Players that are programs. They see a [`View`](fief_engine::view::View) and nothing else.

mod big_money;
mod random;
mod sense;
pub mod strategy;
mod tactics;

pub use big_money::BigMoney;
pub use random::RandomBot;
pub use strategy::{Strategy, StrategyBot};

use fief_engine::decide::Decider;

/// The bots that can be asked for by name.
pub const NAMES: &[&str] = &["random", "big-money"];

/// The bot of this name.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Decider>> {
    match name {
        "random" => Some(Box::new(RandomBot::new(seed))),
        "big-money" => Some(Box::new(BigMoney::new())),
        _ => None,
    }
}
