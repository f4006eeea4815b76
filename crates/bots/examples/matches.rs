//! Plays strategies against each other: `matches GAMES A B [A B …]`, each pair on the piles that the two need.

use std::time::Instant;

use fief_bots::strategy::find;
use fief_cards::LIBRARY;
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::ids::Player;
use fief_engine::setup::{Setup, Start};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().and_then(|n| n.parse().ok()).expect("how many games");
    let names: Vec<String> = arguments.collect();
    for pair in names.chunks(2) {
        play(&pair[0], &pair[1], games);
    }
}

fn play(a: &str, b: &str, games: u64) {
    let both = [a, b].map(|name| find(name).unwrap_or_else(|near| panic!("no {name}: {near:?}?")));
    let mut kingdom: Vec<&str> =
        both.iter().flat_map(|strategy| strategy.kingdom()).map(|card| card.name).collect();
    kingdom.sort_unstable();
    kingdom.dedup();
    let start = Start::new(Setup::new(&["A", "B"], &kingdom), &LIBRARY).expect("a legal kingdom");
    let bots = both.map(|strategy| strategy.bot(start.rules()).expect("its piles are there"));
    let mut bots = Seats(bots.to_vec());
    let mut game = Game::new(start.deal(0), &mut bots);
    // Wins of A, ties, wins of B; turns of the player who had most; games that A won of those that A began.
    let (mut won, mut turns) = ([0_u64; 3], 0);
    let mut by_start = [[0_u64; 3]; 2];
    let clock = Instant::now();
    for seed in 0..games {
        game.replace_state(|state| start.deal_into(state, seed));
        let first = game.state().turn().player;
        game.run().expect("bots answer everything");
        let winners = game.state().winners();
        let result = if winners.len() == 2 { 1 } else { 2 * winners[0].index() };
        won[result] += 1;
        by_start[first.index()][result] += 1;
        turns += u64::from(game.state().turn().number).div_ceil(2);
        debug_assert!(game.state().view(Player(0)).is_over());
    }
    let share = |n: u64, of: u64| 100.0 * n as f64 / of as f64;
    let rate = games as f64 / clock.elapsed().as_secs_f64();
    println!(
        "{a} | {b} | {games} | {:.2} | {:.2} | {:.2} | {:.2} / {:.2} | {:.2} | {rate:.0} games/s",
        share(won[0], games),
        share(won[1], games),
        share(won[2], games),
        share(by_start[0][0], by_start[0].iter().sum()),
        share(by_start[1][0], by_start[1].iter().sum()),
        turns as f64 / games as f64,
    );
}
