//! What is timed beside the Big Money mirror: strategies, attacks, decks of Actions, and every card there is.

use std::io::{Write as _, stdout};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

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

fn table(kingdom: Kingdom) -> Result<Start> {
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
const MOST_TURNS: u32 = 2 * MAX_TURNS as u32;

/// The simulator with all its statistics, on one core and on two.
pub(super) fn cores(cases: &[Case], games: u32) -> Result<()> {
    const ROUNDS: u64 = 5;
    let case = &cases[0];
    let contestants = case.players.iter().map(|player| player as &dyn Contestant).collect();
    let contest = Contest::new(case.tables[0].clone(), contestants).map_err(|e| anyhow!(e))?;
    let stop = AtomicBool::new(false);
    let games = (u64::from(games) / ROUNDS).max(1_000);
    let mut times = [Duration::ZERO; 2];
    let mut work = [Duration::ZERO; 2];
    for seed in 0..ROUNDS {
        for threads in [1, 2] {
            let plan =
                Plan { seed, paired: false, max_turns: MAX_TURNS, until: Until::Games(games) };
            let (clock, working) = (Instant::now(), Clock::of_all_threads());
            let control = Control { threads, stop: &stop, progress: &|_| {} };
            let (_, ending) = run(&contest, &plan, &control);
            times[threads - 1] += clock.elapsed();
            work[threads - 1] += working.elapsed();
            if let Ending::Broken(broken) = ending {
                return Err(anyhow!(broken));
            }
        }
    }
    let rate = |time: Duration| (ROUNDS * games) as f64 / time.as_secs_f64();
    let [one, two] = times.map(rate);
    writeln!(stdout(), "The simulator with all statistics: {}", case.name)?;
    writeln!(stdout(), "  one core   {one:>9.0} games/s on the wall")?;
    writeln!(stdout(), "  two cores  {two:>9.0} games/s on the wall  {:.2}×", two / one)?;
    // What two cores could do if nobody else used them.
    let [alone, shared] = work.map(rate);
    writeln!(
        stdout(),
        "  two cores  {:>9.0} games/s of work     {:.2}×",
        2.0 * shared,
        2.0 * shared / alone
    )?;
    Ok(())
}
