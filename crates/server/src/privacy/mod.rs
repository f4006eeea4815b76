//! No hidden card ever leaves the server: every message of a thousand games is read from each seat.
//!
//! Beside that, whole messages are compared with those of another game that differs only in what the reader may not know
//! (`pairs`).
//!
//! The test has a copy of each game and knows what is true. It asks the engine's [`View`](fief_engine::view::View) what
//! a player may know, and looks for anything else in what was sent.

mod check;
mod game;
mod pairs;

use std::sync::Arc;

use crate::config::{Config, Limits};
use crate::hub::{Hub, Work};
use crate::metrics::Metrics;
use crate::store::Memory;
use crate::token::Signer;

fn hub() -> Arc<Hub> {
    let address = "127.0.0.1:0".parse().expect("an address");
    let config = Config { limits: Limits::measuring(), ..Config::new(address, "none".into()) };
    let (metrics, signer) = (Arc::new(Metrics::default()), Signer::new(vec![1; 32], Vec::new()));
    Arc::new(Hub::new(config, Box::new(Memory::default()), metrics, signer, Work::Threads))
}

const GAMES: u64 = 1000;
const AT_ONCE: u64 = 8;

#[tokio::test(flavor = "multi_thread")]
async fn no_hidden_card_is_in_any_message_of_a_thousand_games() {
    let hub = hub();
    let mut tasks = Vec::new();
    for task in 0..AT_ONCE {
        let hub = Arc::clone(&hub);
        tasks.push(tokio::spawn(async move {
            let mut read = game::Read::default();
            for seed in (task..GAMES).step_by(AT_ONCE as usize) {
                read += Box::pin(game::play(&hub, seed)).await;
            }
            read
        }));
    }
    let mut read = game::Read::default();
    for task in tasks {
        read += task.await.expect("no message shows a hidden card");
    }
    // A test of the test: it has read what it should have.
    assert!(read.messages > 50_000 && read.hidden > 500_000, "{read:?}");
    assert!(read.over > GAMES as usize / 10, "{read:?}");
    assert!(read.pairs > 1_000 && read.next_pairs > 100, "{read:?}");
}
