//! What is timed beside the Big Money mirror: strategies, attacks, decks of Actions, and every card there is.

use std::io::{Write as _, stdout};
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Instant;

use anyhow::{Result, anyhow};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, Request, random};
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::ids::Player;
use fief_engine::setup::{CardName, Setup, Start};
use fief_sim::run::{Control, Ending, MAX_TURNS, Plan, Until, run};
use fief_sim::{Contest, Contestant};

use super::clock::Clock;
use super::floor::{FloorPlayer, floor_game};
use crate::contestants::Entrant;

/// A deck of many Actions: nearly every turn plays several.
const ACTION_HEAVY: &str = "\
name: Market, Militia, Smithy, Village, Remodel
buy:
  Province
  Duchy when provinces <= 3
  Estate when provinces <= 1
  Market when own Market < 4
  Gold when own Gold < 2
  Smithy when own Smithy < own Village and own Smithy < 3
  Militia when own Militia = 0
  Remodel when own Remodel = 0
  Village when own Village < 5
  Market
  Silver
";

/// The kingdom of the matches in which no card matters but those that are bought.
const FIRST_GAME: [&str; 10] = [
    "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
    "Workshop",
];

/// How many kingdoms the random bots play.
const KINGDOMS: u64 = 10;

/// A match that is timed, at one table or at several in turn.
pub(super) struct Case {
    name: &'static str,
    /// How many times fewer games than of the floor: some of them are long.
    fewer: u32,
    players: [Entrant; 2],
    tables: Vec<Start>,
}

/// Every case.
pub(super) fn all() -> Result<Vec<Case>> {
    let witch = ["Witch", "Militia", "Village", "Smithy", "Market"];
    Ok(vec![
        Case::new("Big Money mirror, the text strategy", 1, ["big-money"; 2], &FIRST_GAME)?,
        Case::new("Smithy mirror", 2, ["smithy"; 2], &FIRST_GAME)?,
        Case::new("Militia against Witch", 4, ["militia", "witch"], &witch)?,
        Case {
            name: "Market, Militia, Smithy, Village, Remodel",
            fewer: 10,
            players: [
                Entrant::parse(ACTION_HEAVY.to_owned())?,
                Entrant::parse(ACTION_HEAVY.to_owned())?,
            ],
            tables: vec![table(Kingdom::of(FIRST_GAME.map(CardName::parse)))?],
        },
        Case {
            name: "Random bots, ten kingdoms of all sets",
            fewer: 100,
            players: [Entrant::find("random")?, Entrant::find("random")?],
            tables: all_cards()?,
        },
    ])
}

/// Ten kingdoms drawn by the rules from everything that is implemented, landscapes included.
fn all_cards() -> Result<Vec<Start>> {
    (0..KINGDOMS).map(|seed| table(random(&Request::new(seed))?)).collect()
}

pub(super) fn table(kingdom: Kingdom) -> Result<Start> {
    let players = ["Alice", "Bob"].map(str::to_owned).to_vec();
    let Kingdom { cards, landscapes } = kingdom;
    let setup = Setup { players, kingdom: cards, landscapes, first: Some(Player(0)) };
    Ok(Start::new(setup, &LIBRARY)?)
}

impl Case {
    fn new(name: &'static str, fewer: u32, players: [&str; 2], kingdom: &[&str]) -> Result<Self> {
        let players = [Entrant::find(players[0])?, Entrant::find(players[1])?];
        let tables = vec![table(Kingdom::of(kingdom.iter().map(|name| CardName::parse(name))))?];
        Ok(Self { name, fewer, players, tables })
    }

    pub(super) fn name(&self) -> &'static str {
        self.name
    }

    /// How many games are played where the floor plays `games`.
    pub(super) fn games_in_round(&self, games: u32) -> u32 {
        (games / self.fewer).max(self.tables.len() as u32)
    }

    /// Plays so many games from this seed on, and returns their turns.
    pub(super) fn play(&self, seed: u32, games: u32) -> u64 {
        let mut turns = 0;
        for (i, start) in self.tables.iter().enumerate() {
            let bot = |player: &Entrant| player.bot(start.rules(), u64::from(seed)).expect("a bot");
            let mut bots = Seats(self.players.iter().map(bot).collect());
            let mut game = Game::new(start.undealt().clone(), &mut bots);
            let here = (i as u32..games).step_by(self.tables.len());
            for seed in here.map(|number| u64::from(seed + number)) {
                game.replace_state(|state| start.deal_into(state, seed));
                while !game.state().is_over() && game.state().turn().number < MOST_TURNS {
                    game.run_turn().expect("bots answer everything");
                }
                turns += u64::from(game.state().turn().number);
            }
        }
        turns
    }
}

/// The turns of both players after which bots that play by chance are left alone.
pub(super) const MOST_TURNS: u32 = 2 * MAX_TURNS as u32;

/// The simulator with all its statistics, on one core and on two, and beside it the floor: what it gains by the second core
/// is what the machine has to give.
pub(super) fn cores(cases: &[Case], games: u32) -> Result<()> {
    let case = &cases[0];
    let contestants = case.players.iter().map(|player| player as &dyn Contestant).collect();
    let contest = Contest::new(case.tables[0].clone(), contestants).map_err(|e| anyhow!(e))?;
    let games = (games / OneAndTwo::ROUNDS).max(1_000);
    let (mut floor, mut sim) = (OneAndTwo::default(), OneAndTwo::default());
    for seed in 0..OneAndTwo::ROUNDS {
        for threads in [1, 2] {
            floor.time(threads, || floor_on(threads, FLOOR_GAMES * games));
            sim.time(threads, || simulate(&contest, threads, seed.into(), games.into()))?;
        }
    }
    writeln!(stdout(), "The simulator with all statistics: {}", case.name)?;
    let [one, two] = sim.on_the_wall().map(|rate| rate * f64::from(games));
    writeln!(stdout(), "  one core   {one:>9.0} games/s on the wall")?;
    writeln!(stdout(), "  two cores  {two:>9.0} games/s on the wall  {:.2}×", two / one)?;
    // What two cores could do if nobody else used them.
    let [alone, both] = sim.of_work().map(|rate| rate * f64::from(games));
    writeln!(stdout(), "  two cores  {both:>9.0} games/s of work     {:.2}×", both / alone)?;
    let gain = |[alone, both]: [f64; 2]| both / alone;
    let (wall, work) = (gain(floor.on_the_wall()), gain(floor.of_work()));
    writeln!(stdout(), "  the floor gains {wall:.2}× on the wall and {work:.2}× of work")?;
    Ok(())
}

/// How many games of the floor take about as long as one of the simulator.
const FLOOR_GAMES: u32 = 5;

/// Plays games of the floor on so many threads.
fn floor_on(threads: usize, games: u32) {
    thread::scope(|scope| {
        for part in 0..threads as u32 {
            scope.spawn(move || {
                let mut players = <[FloorPlayer; 2]>::default();
                let seeds = (part..games).step_by(threads);
                seeds.map(|seed| floor_game(&mut players, seed.into())).sum::<u32>()
            });
        }
    });
}

/// Plays games in the simulator on so many threads.
fn simulate(contest: &Contest<'_>, threads: usize, seed: u64, games: u64) -> Result<()> {
    let plan = Plan { seed, paired: false, max_turns: MAX_TURNS, until: Until::Games(games) };
    let stop = AtomicBool::new(false);
    let control = Control { threads, stop: &stop, progress: &|_| {} };
    match run(contest, &plan, &control).1 {
        Ending::Broken(broken) => Err(anyhow!(broken)),
        _ => Ok(()),
    }
}

/// The time that the same takes on one core and on two.
#[derive(Default)]
struct OneAndTwo {
    wall: [Vec<f64>; 2],
    work: [Vec<f64>; 2],
}

impl OneAndTwo {
    const ROUNDS: u32 = 9;

    fn time<T>(&mut self, threads: usize, work: impl FnOnce() -> T) -> T {
        let (clock, working) = (Instant::now(), Clock::of_all_threads());
        let done = work();
        self.wall[threads - 1].push(clock.elapsed().as_secs_f64());
        self.work[threads - 1].push(working.elapsed().as_secs_f64());
        done
    }

    /// How often it is done a second, in the round in the middle.
    fn on_the_wall(&self) -> [f64; 2] {
        self.wall.clone().map(|times| 1.0 / super::median(times))
    }

    /// The same, if each core had nothing else to do.
    fn of_work(&self) -> [f64; 2] {
        let [one, two] = self.work.clone().map(|times| 1.0 / super::median(times));
        [one, 2.0 * two]
    }
}
