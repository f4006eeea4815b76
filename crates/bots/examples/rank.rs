//! Plays all shipped strategies against each other and prints `strategies/ranking.txt`: the share of games that each
//! wins (a tie is half a win), the strongest first. `rank [GAMES]`, for each pair, on the piles that the two need.

use fief_bots::strategy::{Strategy, shipped};
use fief_cards::LIBRARY;
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::setup::{Setup, Start};

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    // The X family only serves comparison with other simulators.
    let all: Vec<&Strategy> =
        shipped().iter().map(|s| &s.strategy).filter(|s| !s.name.starts_with("X-")).collect();
    let mut shares = vec![0.0; all.len()];
    for a in 0..all.len() {
        for b in 0..a {
            let share = share_of_first(all[a], all[b], games);
            shares[a] += share;
            shares[b] += 1.0 - share;
        }
    }
    let mut ranking: Vec<(f64, &str)> = shares
        .iter()
        .map(|sum| sum / (all.len() - 1) as f64)
        .zip(all.iter().map(|s| &*s.name))
        .collect();
    ranking.sort_by(|a, b| b.0.total_cmp(&a.0));
    for (share, name) in ranking {
        println!("{:.1}\t{name}", 100.0 * share);
    }
}

fn share_of_first(a: &Strategy, b: &Strategy, games: u64) -> f64 {
    let mut kingdom: Vec<&str> =
        [a, b].iter().flat_map(|s| s.kingdom()).map(|card| card.name).collect();
    kingdom.sort_unstable();
    kingdom.dedup();
    let start = Start::new(Setup::new(&["A", "B"], &kingdom), &LIBRARY).expect("a legal kingdom");
    let bots = [a, b].map(|s| s.bot(start.rules()).expect("its piles are there"));
    let mut bots = Seats(bots.to_vec());
    let mut game = Game::new(start.deal(0), &mut bots);
    let mut won = 0.0;
    for seed in 0..games {
        game.replace_state(|state| start.deal_into(state, seed));
        if game.run().is_err() {
            // Nobody can buy what they want any more.
            won += 0.5;
            continue;
        }
        let winners = game.state().winners();
        won += if winners.len() == 2 { 0.5 } else { f64::from(winners[0].0 == 0) };
    }
    won / games as f64
}
