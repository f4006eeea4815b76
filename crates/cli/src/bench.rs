//! `fief bench`: how fast the engine is, as a ratio to a loop that could hardly be faster.

use std::hint::black_box;
use std::time::{Duration, Instant};

use clap::Args;
use fief_bots::BigMoney;
use fief_cards::LIBRARY;
use fief_engine::decide::{Answer, Recorded, Recorder, Seats};
use fief_engine::game::Game;
use fief_engine::rng::Rng;
use fief_engine::setup::{Setup, Start};

#[derive(Args)]
pub(crate) struct Bench {
    /// How many rounds of floor and engine, interleaved.
    #[arg(long, default_value_t = 10)]
    rounds: u32,
    /// Games of each in a round.
    #[arg(long, default_value_t = 20_000)]
    games: u32,
}

impl Bench {
    pub(crate) fn run(&self) {
        let start = big_money_start();
        let mut floor = Duration::ZERO;
        let mut engine = Duration::ZERO;
        let mut turns = [0_u64; 2];
        let mut players = <[FloorPlayer; 2]>::default();
        for round in 0..self.rounds {
            let seeds = u64::from(round * self.games)..u64::from((round + 1) * self.games);
            let clock = Instant::now();
            for seed in seeds.clone() {
                turns[0] += u64::from(floor_game(&mut players, seed));
            }
            floor += clock.elapsed();
            let clock = Instant::now();
            turns[1] += engine_games(&start, seeds);
            engine += clock.elapsed();
        }
        let games = f64::from(self.rounds * self.games);
        let rate = |time: Duration| games / time.as_secs_f64();
        println!("Big Money mirror, two players, one core");
        println!(
            "  floor   {:>9.0} games/s  ({:.1} turns a game)",
            rate(floor),
            turns[0] as f64 / games
        );
        println!(
            "  engine  {:>9.0} games/s  ({:.1} turns a game)",
            rate(engine),
            turns[1] as f64 / games
        );
        println!("  ratio   {:>9.3}", rate(engine) / rate(floor));
        micro(&start, self.rounds as usize);
    }
}

fn big_money_start() -> Start {
    let kingdom = [
        "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
        "Workshop",
    ];
    Start::full(Setup::new(&["Alice", "Bob"], &kingdom), &LIBRARY).expect("a legal kingdom")
}

fn engine_games(start: &Start, seeds: std::ops::Range<u64>) -> u64 {
    let mut bots = Seats(vec![BigMoney::new(), BigMoney::new()]);
    let mut game = Game::new(start.deal(0), &mut bots);
    let mut turns = 0;
    for seed in seeds {
        game.replace_state(|state| start.deal_into(state, seed));
        game.run().expect("bots answer everything");
        turns += u64::from(game.state().turn().number);
    }
    turns
}

/// What a clone, a decision and a re-run cost.
fn micro(start: &Start, rounds: usize) {
    let recorded: Vec<(u64, Vec<Answer>)> = (0..100)
        .map(|seed| {
            let mut bots = Recorder::new(Seats(vec![BigMoney::new(), BigMoney::new()]));
            Game::new(start.deal(seed), &mut bots).run().expect("bots answer everything");
            (seed, bots.answers)
        })
        .collect();
    let answers: usize = recorded.iter().map(|(_, answers)| answers.len()).sum();
    let repeat = 5 * rounds;

    let clock = Instant::now();
    for _ in 0..repeat {
        for (seed, answers) in &recorded {
            let mut decider = Recorded::new(answers);
            let mut game = Game::new(start.deal(*seed), &mut decider);
            game.run().expect("a recorded game replays");
            black_box(game.state());
        }
    }
    let rerun = clock.elapsed();
    let games = (repeat * recorded.len()) as f64;
    println!(
        "re-run  {:>9.2} µs for a game of {:.0} answers",
        rerun.as_secs_f64() * 1e6 / games,
        answers as f64 / recorded.len() as f64
    );

    let clock = Instant::now();
    for _ in 0..repeat {
        engine_games(start, 0..recorded.len() as u64);
    }
    let inline = clock.elapsed();
    println!(
        "decide  {:>9.1} ns per decision, all rules included",
        inline.as_secs_f64() * 1e9 / (repeat * answers) as f64
    );

    let middle = {
        let mut bots = Seats(vec![BigMoney::new(), BigMoney::new()]);
        let mut game = Game::new(start.deal(1), &mut bots);
        for _ in 0..15 {
            game.run_turn().expect("bots answer everything");
        }
        game.into_parts().0
    };
    let clones = 20_000 * rounds as u32;
    let clock = Instant::now();
    for _ in 0..clones {
        black_box(black_box(&middle).clone());
    }
    println!("clone   {:>9.1} ns", clock.elapsed().as_secs_f64() * 1e9 / f64::from(clones));
}

// The floor: the same game written down as a loop. No rules, no questions, no identity of cards, one kind of bot.

#[derive(Clone, Copy, PartialEq)]
enum FloorCard {
    Copper,
    Silver,
    Gold,
    Estate,
    Duchy,
    Province,
}

impl FloorCard {
    fn coins(self) -> u32 {
        match self {
            FloorCard::Copper => 1,
            FloorCard::Silver => 2,
            FloorCard::Gold => 3,
            _ => 0,
        }
    }

    fn points(self) -> u32 {
        match self {
            FloorCard::Estate => 1,
            FloorCard::Duchy => 3,
            FloorCard::Province => 6,
            _ => 0,
        }
    }
}

#[derive(Default)]
struct FloorPlayer {
    deck: Vec<FloorCard>,
    hand: Vec<FloorCard>,
    discard: Vec<FloorCard>,
}

impl FloorPlayer {
    fn start(&mut self, rng: &mut Rng) {
        self.deck.clear();
        self.hand.clear();
        self.discard.clear();
        self.discard.extend([FloorCard::Copper; 7]);
        self.discard.extend([FloorCard::Estate; 3]);
        self.draw_hand(rng);
    }

    fn draw_hand(&mut self, rng: &mut Rng) {
        for _ in 0..5 {
            if self.deck.is_empty() {
                std::mem::swap(&mut self.deck, &mut self.discard);
                rng.shuffle(&mut self.deck);
            }
            self.hand.extend(self.deck.pop());
        }
    }

    fn score(&self) -> u32 {
        [&self.deck, &self.hand, &self.discard].into_iter().flatten().map(|c| c.points()).sum()
    }
}

/// The piles that run out in a Big Money game.
struct FloorSupply {
    provinces: u32,
    duchies: u32,
    estates: u32,
}

impl FloorSupply {
    /// What Big Money buys for this many coins.
    fn buy(&mut self, coins: u32) -> Option<FloorCard> {
        if coins >= 8 {
            self.provinces -= 1;
            Some(FloorCard::Province)
        } else if coins >= 5 && self.provinces <= 4 && self.duchies > 0 {
            self.duchies -= 1;
            Some(FloorCard::Duchy)
        } else if coins >= 6 {
            Some(FloorCard::Gold)
        } else if coins >= 2 && self.provinces <= 2 && self.estates > 0 {
            self.estates -= 1;
            Some(FloorCard::Estate)
        } else {
            (coins >= 3).then_some(FloorCard::Silver)
        }
    }
}

/// Plays one game and returns its turns.
fn floor_game(players: &mut [FloorPlayer; 2], seed: u64) -> u32 {
    let mut rng = Rng::new(seed);
    for player in players.iter_mut() {
        player.start(&mut rng);
    }
    let mut supply = FloorSupply { provinces: 8, duchies: 8, estates: 8 };
    let mut turns = 0;
    while supply.provinces > 0 && turns < 400 {
        let player = &mut players[turns as usize % 2];
        turns += 1;
        let coins = player.hand.iter().map(|card| card.coins()).sum();
        player.discard.extend(supply.buy(coins));
        player.discard.append(&mut player.hand);
        player.draw_hand(&mut rng);
    }
    black_box(players[0].score() > players[1].score());
    turns
}
