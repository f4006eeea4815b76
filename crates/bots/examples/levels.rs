//! Measures how strong a bot is against another on random kingdoms of all sets: `levels A B [KINGDOMS] [GAMES]`, two
//! players, with a random first player.

mod games;

use fief_bots::{by_name, choose};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, anything};
use fief_engine::rng::Rng;
use fief_engine::setup::{KINGDOM_PILES, Setup, Start};

/// A game with more turns than this counts as a tie.
const MAX_TURNS: u32 = 400;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [a, b] = [0, 1].map(|i| arguments.get(i).map_or("medium", |name| name.as_str()));
    let number = |i: usize, usual| arguments.get(i).and_then(|n| n.parse().ok()).unwrap_or(usual);
    let (kingdoms, games) = (number(2, 40), number(3, 200));
    let mut shares = Vec::new();
    for seed in 0..kingdoms {
        let Kingdom { cards, landscapes } = anything(&mut Rng::new(seed), KINGDOM_PILES, |_| true);
        let setup = Setup { kingdom: cards, landscapes, ..Setup::new(&["A", "B"], &[]) };
        let start = Start::new(setup, &LIBRARY).expect("a legal kingdom");
        let bots = [a, b].map(|name| by_name(name, 1).expect("a bot of this name"));
        let share = 100.0 * games::share_of_first(&start, bots, 0..games, MAX_TURNS);
        println!("{:5.1}  kingdom {seed}: medium plays {}", share, choose(start.rules()).name);
        shares.push(share);
    }
    let mean = shares.iter().sum::<f64>() / shares.len() as f64;
    let better = shares.iter().filter(|&&share| share > 50.0).count();
    println!(
        "{a} wins {mean:.1}% against {b}, and more than half on {better} of {kingdoms} kingdoms"
    );
}
