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
        for round in 0..self.rounds {
            let seeds = u64::from(round * self.games)..u64::from((round + 1) * self.games);
            let clock = Instant::now();
            turns[0] += seeds.clone().map(floor_game).map(u64::from).sum::<u64>();
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

// The floor: two decks of bytes, no cards, no rules, no questions.

const COPPER: u8 = 1;
const SILVER: u8 = 2;
const GOLD: u8 = 3;
const POINTS: u8 = 0;

struct FloorPlayer {
    deck: [u8; 128],
    deck_len: usize,
    discard: [u8; 128],
    discard_len: usize,
    points: u32,
}

impl FloorPlayer {
    fn new() -> Self {
        let mut player =
            Self { deck: [0; 128], deck_len: 0, discard: [0; 128], discard_len: 0, points: 3 };
        for card in [COPPER; 7].into_iter().chain([POINTS; 3]) {
            player.gain(card);
        }
        player
    }

    fn gain(&mut self, card: u8) {
        self.discard[self.discard_len] = card;
        self.discard_len += 1;
    }

    fn draw(&mut self, rng: &mut Rng) -> u8 {
        if self.deck_len == 0 {
            rng.shuffle(&mut self.discard[..self.discard_len]);
            self.deck[..self.discard_len].copy_from_slice(&self.discard[..self.discard_len]);
            self.deck_len = self.discard_len;
            self.discard_len = 0;
        }
        self.deck_len -= 1;
        self.deck[self.deck_len]
    }
}

/// Plays one game and returns its turns.
fn floor_game(seed: u64) -> u32 {
    let mut rng = Rng::new(seed);
    let mut players = [FloorPlayer::new(), FloorPlayer::new()];
    let (mut provinces, mut duchies, mut estates) = (8, 8, 8);
    let mut turns = 0;
    loop {
        let player = &mut players[(turns % 2) as usize];
        turns += 1;
        let hand: [u8; 5] = std::array::from_fn(|_| player.draw(&mut rng));
        let coins: u8 = hand.iter().sum();
        for card in hand {
            player.gain(card);
        }
        if coins >= 8 {
            provinces -= 1;
            player.points += 6;
            player.gain(POINTS);
        } else if coins >= 5 && provinces <= 4 && duchies > 0 {
            duchies -= 1;
            player.points += 3;
            player.gain(POINTS);
        } else if coins >= 6 {
            player.gain(GOLD);
        } else if coins >= 2 && provinces <= 2 && estates > 0 {
            estates -= 1;
            player.points += 1;
            player.gain(POINTS);
        } else if coins >= 3 {
            player.gain(SILVER);
        }
        if provinces == 0 || turns == 400 {
            return black_box(turns) + u32::from(players[0].points > 10_000);
        }
    }
}
