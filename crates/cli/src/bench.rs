//! `fief bench`: how fast the engine is, as a ratio to a loop that could hardly be faster. A second is one of work on one
//! core, whatever else the machine does.

mod cases;
pub(crate) mod clock;
mod floor;
mod wide;

use std::hint::black_box;
use std::io::{Write as _, stdout};

use anyhow::Result;
use clap::Args;
use fief_bots::BigMoney;
use fief_cards::LIBRARY;
use fief_engine::decide::{Answer, Recorded, Recorder, Seats};
use fief_engine::game::Game;
use fief_engine::setup::{Setup, Start};

use clock::Clock;
use floor::{FloorPlayer, floor_game};

#[derive(Args)]
pub(crate) struct Bench {
    /// How many rounds of floor and engine, interleaved.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Games of the floor in a round; of the others as many as take not much longer.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        let start = big_money_start();
        let cases = cases::all()?;
        let mut floor = Measured::default();
        let mut engine = Measured::default();
        let mut timed = vec![Measured::default(); cases.len()];
        let mut players = <[FloorPlayer; 2]>::default();
        for round in 0..self.rounds {
            let seeds = u64::from(round * self.games)..u64::from((round + 1) * self.games);
            // Each comes right after the floor: what others do on this machine meanwhile slows down both.
            let mut time_floor = || {
                floor.time(self.games, || {
                    seeds.clone().map(|seed| u64::from(floor_game(&mut players, seed))).sum()
                })
            };
            let whole = time_floor();
            engine.time_beside(whole, self.games, || engine_games(&start, seeds.clone()));
            for (case, timed) in cases.iter().zip(&mut timed) {
                let games = case.games_in_round(self.games);
                let whole = time_floor();
                timed.time_beside(whole, games, || case.play(round * games, games));
            }
        }
        writeln!(stdout(), "Big Money mirror, two players, one core")?;
        writeln!(stdout(), "  floor   {}", floor.in_words())?;
        writeln!(stdout(), "  engine  {}", engine.in_words())?;
        writeln!(stdout(), "  ratio   {:>9.3}", engine.share())?;
        micro(&start, self.rounds as usize)?;
        writeln!(
            stdout(),
            "Strategies and bots, two players, one core, and as a share of the floor"
        )?;
        for (case, timed) in cases.iter().zip(&timed) {
            let share = timed.share();
            writeln!(stdout(), "  {:<42} {}  {share:.3}", case.name(), timed.in_words())?;
        }
        wide::measure(self.rounds, self.games, || {
            let clock = Clock::of_thread();
            let games = self.games / 5;
            black_box((0..games).map(|seed| floor_game(&mut players, seed.into())).sum::<u32>());
            f64::from(games) / clock.elapsed().as_secs_f64()
        })?;
        cases::cores(&cases, self.games * self.rounds)
    }
}

/// Games, their turns, how many were played a second in each round, and as a share of the floor.
#[derive(Clone, Default)]
struct Measured {
    games: u64,
    turns: u64,
    rates: Vec<f64>,
    shares: Vec<f64>,
}

impl Measured {
    /// Times `play`, which plays so many games and returns their turns, and says how many it plays a second.
    fn time(&mut self, games: u32, play: impl FnOnce() -> u64) -> f64 {
        let clock = Clock::of_thread();
        self.turns += play();
        let rate = f64::from(games) / clock.elapsed().as_secs_f64();
        self.rates.push(rate);
        self.games += u64::from(games);
        rate
    }

    /// The same right after the floor, which has played so many games a second.
    fn time_beside(&mut self, floor: f64, games: u32, play: impl FnOnce() -> u64) {
        let rate = self.time(games, play);
        self.shares.push(rate / floor);
    }

    /// Games a second, in the round in the middle: others use the machine, too, and some rounds suffer for it.
    fn rate(&self) -> f64 {
        median(self.rates.clone())
    }

    /// Its rate as a share of the floor's, round by round, and of these the one in the middle.
    fn share(&self) -> f64 {
        median(self.shares.clone())
    }

    fn in_words(&self) -> String {
        let turns = self.turns as f64 / self.games as f64;
        format!("{:>9.0} games/s  ({turns:.1} turns a game)", self.rate())
    }
}

/// The value in the middle.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
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
fn micro(start: &Start, rounds: usize) -> Result<()> {
    let recorded: Vec<(u64, Vec<Answer>)> = (0..100)
        .map(|seed| {
            let mut bots = Recorder::new(Seats(vec![BigMoney::new(), BigMoney::new()]));
            Game::new(start.deal(seed), &mut bots).run().expect("bots answer everything");
            (seed, bots.answers)
        })
        .collect();
    let answers: usize = recorded.iter().map(|(_, answers)| answers.len()).sum();
    let repeat = 5 * rounds;

    let clock = Clock::of_thread();
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
    writeln!(
        stdout(),
        "re-run  {:>9.2} µs for a game of {:.0} answers",
        rerun.as_secs_f64() * 1e6 / games,
        answers as f64 / recorded.len() as f64
    )?;

    let clock = Clock::of_thread();
    for _ in 0..repeat {
        engine_games(start, 0..recorded.len() as u64);
    }
    let inline = clock.elapsed();
    writeln!(
        stdout(),
        "decide  {:>9.1} ns per decision, all rules included",
        inline.as_secs_f64() * 1e9 / (repeat * answers) as f64
    )?;

    let middle = {
        let mut bots = Seats(vec![BigMoney::new(), BigMoney::new()]);
        let mut game = Game::new(start.deal(1), &mut bots);
        for _ in 0..15 {
            game.run_turn().expect("bots answer everything");
        }
        game.into_parts().0
    };
    let clones = 20_000 * rounds as u32;
    let clock = Clock::of_thread();
    for _ in 0..clones {
        black_box(black_box(&middle).clone());
    }
    writeln!(
        stdout(),
        "clone   {:>9.1} ns",
        clock.elapsed().as_secs_f64() * 1e9 / f64::from(clones)
    )?;
    Ok(())
}
