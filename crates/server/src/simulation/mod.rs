//! The server in a world of misfortune, many times over, each time the same by its seed.
//!
//! Rooms, writer and clients are the real ones; the disk, the network and the time are made up. Commits fail, with
//! what they wrote kept or lost; the disk is full for a while, or stands still; the process dies between any two steps;
//! messages are late, doubled, overtake each other, or come after a new connection. Whatever happens:
//!
//! - what was acknowledged is kept: answers, seats and what was said;
//! - all see one game: what is shown of a step is the same for everybody and for ever;
//! - nobody sees the hand of another (`privacy` looks at all else);
//! - nothing waits for ever: when the misfortune ends, every request is answered and the game goes on.
//!
//! A seed that fails repeats: `FIEF_SEED=17 cargo test -p fief-server simulation`.

mod client;
mod disk;
mod world;

use std::sync::atomic::{AtomicU64, Ordering};

use world::{World, live_through};

/// How many worlds there are, unless `FIEF_WORLDS` says otherwise.
const WORLDS: u64 = 2000;

fn worlds() -> u64 {
    let asked = std::env::var("FIEF_WORLDS").ok();
    asked.map_or(WORLDS, |worlds| worlds.parse().expect("a number of worlds"))
}

#[test]
fn whatever_happens_nothing_acknowledged_is_lost_and_all_see_one_game() {
    if let Ok(seed) = std::env::var("FIEF_SEED") {
        let world = live_through(seed.parse().expect("a seed is a number"));
        println!("{:?}", world.tally);
        return;
    }
    let worlds = worlds();
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let mut all = world::Tally::default();
    std::thread::scope(|scope| {
        let worker = || {
            let mut tally = world::Tally::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= worlds {
                    return tally;
                }
                let lived = std::panic::catch_unwind(|| live_through(seed).tally);
                tally += lived.unwrap_or_else(|_| panic!("FIEF_SEED={seed}"));
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        for worker in workers {
            all += worker.join().expect("no world goes wrong");
        }
    });
    // A test of the test: all of this has happened.
    assert!(all.acknowledged > 5 * worlds && all.updates > 20 * worlds, "{all:?}");
    assert!(all.crashes > worlds && all.failed_commits > worlds / 2, "{all:?}");
    assert!(all.kept_though_failed > worlds / 20 && all.doubled > worlds / 2, "{all:?}");
    assert!(all.not_kept > worlds / 4 && all.undos > worlds / 50, "{all:?}");
    assert!(all.overtaken > worlds / 2 && all.said > worlds / 4, "{all:?}");
    assert!(all.stalled > worlds / 20 && all.resigned > worlds / 50, "{all:?}");
}

#[test]
fn a_world_is_the_same_each_time() {
    for seed in 0..5 {
        let [one, two]: [World; 2] = [live_through(seed), live_through(seed)];
        assert_eq!(one.tally, two.tally, "{seed}");
        assert_eq!(one.acknowledged, two.acknowledged, "{seed}");
    }
}
