//! How strong a bot is against another on random kingdoms of everything that there is:
//! `levels A B [KINGDOMS] [GAMES]`, two players, the first player by chance.

use fief_bots::{by_name, choose};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, anything};
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::rng::Rng;
use fief_engine::setup::{KINGDOM_PILES, Setup, Start};

/// A game with more turns than this is counted as a tie.
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
        let share = share_of_first(&start, a, b, games);
        println!("{:5.1}  kingdom {seed}: medium plays {}", share, choose(start.rules()).name);
        shares.push(share);
    }
    let mean = shares.iter().sum::<f64>() / shares.len() as f64;
    let better = shares.iter().filter(|&&share| share > 50.0).count();
    println!(
        "{a} wins {mean:.1}% against {b}, and more than half on {better} of {kingdoms} kingdoms"
    );
}

/// The share of games that the first wins, a tie as half, in percent.
fn share_of_first(start: &Start, a: &str, b: &str, games: u64) -> f64 {
    let bots = [a, b].map(|name| by_name(name, 1).expect("a bot of this name"));
    let mut bots = Seats(Vec::from(bots));
    let mut game = Game::new(start.deal(0), &mut bots);
    let mut won = 0.0;
    for seed in 0..games {
        game.replace_state(|state| start.deal_into(state, seed));
        while !game.state().is_over() && game.state().turn().number < MAX_TURNS {
            game.run_turn().expect("bots answer everything");
        }
        let winners = game.state().winners();
        let over = game.state().is_over();
        won += if winners.len() == 2 || !over { 0.5 } else { f64::from(winners[0].0 == 0) };
    }
    100.0 * won / games as f64
}
