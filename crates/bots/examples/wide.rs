//! Plays `medium` against itself on the kingdoms of a file, one thread, and says how many games a second of work:
//! `wide FILE [GAMES] [KINGDOM]`. With no file it prints the kingdoms of the seeds 1 to 12.
use fief_bots::by_name;
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Request, random};
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::setup::{CardName, Setup, Start};
use std::time::Instant;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(file) = arguments.first() else {
        for seed in 1..=12 {
            let kingdom = random(&Request::new(seed)).unwrap();
            let list = |names: &[CardName]| {
                names.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            };
            println!("{} | {}", list(&kingdom.cards), list(&kingdom.landscapes));
        }
        return;
    };
    let games: u64 = arguments.get(1).map_or(300, |n| n.parse().unwrap());
    let only: Option<usize> = arguments.get(2).map(|n| n.parse().unwrap());
    let text = std::fs::read_to_string(file).unwrap();
    let mut digest = 0u64;
    for (i, line) in text.lines().enumerate().filter(|(i, _)| only.is_none_or(|only| only == i + 1))
    {
        let (cards, landscapes) = line.split_once(" | ").unwrap();
        let list = |names: &str| {
            names.split(", ").filter(|n| !n.is_empty()).map(CardName::parse).collect()
        };
        let setup = Setup {
            kingdom: list(cards),
            landscapes: list(landscapes),
            ..Setup::new(&["A", "B"], &[])
        };
        let start = Start::new(setup, &LIBRARY).expect("a legal kingdom");
        let mut bots = Seats(vec![by_name("medium", 1).unwrap(), by_name("medium", 1).unwrap()]);
        let mut game = Game::new(start.deal(0), &mut bots);
        let mut turns = 0;
        let clock = Instant::now();
        for seed in 0..games {
            game.replace_state(|state| start.deal_into(state, seed));
            while !game.state().is_over() && game.state().turn().number < 400 {
                game.run_turn().expect("bots answer everything");
            }
            turns += u64::from(game.state().turn().number);
            digest = digest.wrapping_mul(31).wrapping_add(
                u64::from(game.state().turn().number) * 7
                    + game.state().players().map(|p| game.state().score(p) as u64).sum::<u64>(),
            );
        }
        let rate = games as f64 / clock.elapsed().as_secs_f64();
        println!("{:2} {rate:8.0} games/s {:5.1} turns", i + 1, turns as f64 / games as f64);
    }
    println!("digest {digest:x}");
}
