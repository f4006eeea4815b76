//! Games on wide kingdoms: twelve of all sets, on which `medium` plays itself, and sixty on which plans of five Kingdom cards
//! meet. The kingdoms are kept as they once were drawn, so that new cards do not change what is timed.

use std::cmp::Reverse;
use std::io::{Write as _, stdout};

use anyhow::{Context as _, Result};
use fief_cards::kingdoms::Kingdom;
use fief_engine::card::Card;
use fief_engine::decide::{Decider, Seats};
use fief_engine::game::{Flow, Game};
use fief_engine::question::{Question, Reply};
use fief_engine::rng::Rng;
use fief_engine::setup::{CardName, Rules, Start};
use fief_engine::types::Type;
use fief_engine::view::View;
use fief_sim::Contestant as _;

use super::cases::{MOST_TURNS, table};
use super::{Measured, median};
use crate::contestants::Entrant;

/// Kingdoms drawn with the seeds 1 to 72 when all sets were there: cards, a bar, landscapes.
const KINGDOMS: &str = include_str!("wide.txt");

/// The kingdoms on which `medium` plays itself; plans play the others.
const OF_MEDIUM: usize = 12;

/// How many Kingdom cards a plan buys.
const CARDS_OF_A_PLAN: usize = 5;

/// How many times fewer games are played on each kingdom than of the floor.
const FEWER: u32 = 50;

/// The games in which questions are counted.
const COUNTED: u32 = 20;

/// A kingdom and who plays on it.
struct Wide {
    start: Start,
    players: [Entrant; 2],
    timed: Measured,
}

impl Wide {
    fn of_medium(start: Start) -> Result<Self> {
        let players = [Entrant::find("medium")?, Entrant::find("medium")?];
        Ok(Self { start, players, timed: Measured::default() })
    }

    fn of_plans(start: Start, number: u64) -> Result<Self> {
        let plan = |seat| Entrant::parse(plan(start.rules(), 2 * number + seat));
        let players = [plan(0)?, plan(1)?];
        Ok(Self { start, players, timed: Measured::default() })
    }

    fn bots(&self) -> Seats<Box<dyn Decider>> {
        let bot = |player: &Entrant| player.bot(self.start.rules(), 0).expect("a bot");
        Seats(self.players.iter().map(bot).collect())
    }

    /// Plays games with these seeds and returns their turns.
    fn play(&self, bots: &mut dyn Decider, seeds: std::ops::Range<u32>) -> u64 {
        let mut game = Game::new(self.start.undealt().clone(), bots);
        let mut turns = 0;
        for seed in seeds {
            game.replace_state(|state| self.start.deal_into(state, seed.into()));
            while !game.state().is_over() && game.state().turn().number < MOST_TURNS {
                game.run_turn().expect("bots answer everything");
            }
            turns += u64::from(game.state().turn().number);
        }
        turns
    }

    /// How many questions are answered a second.
    fn questions(&self) -> f64 {
        let mut counting = Counting { bots: self.bots(), questions: 0 };
        self.play(&mut counting, 0..COUNTED);
        self.timed.rate() * counting.questions as f64 / f64::from(COUNTED)
    }
}

/// Counts the questions that bots answer.
struct Counting {
    bots: Seats<Box<dyn Decider>>,
    questions: u64,
}

impl Decider for Counting {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.questions += 1;
        self.bots.decide(view, question, reply)
    }
}

/// Times the games of all wide kingdoms. `time_floor` plays games of the floor and says how many it plays a second.
pub(super) fn measure(rounds: u32, games: u32, mut time_floor: impl FnMut() -> f64) -> Result<()> {
    let mut starts = KINGDOMS.lines().map(read);
    let mut medium = Vec::new();
    for start in starts.by_ref().take(OF_MEDIUM) {
        medium.push(Wide::of_medium(start?)?);
    }
    let mut plans = Vec::new();
    for (number, start) in (0..).zip(starts) {
        plans.push(Wide::of_plans(start?, number)?);
    }
    let games = (games / FEWER).max(1);
    for round in 0..rounds.div_ceil(4) {
        for wide in medium.iter_mut().chain(&mut plans) {
            let floor = time_floor();
            let mut bots = wide.bots();
            let mut timed = std::mem::take(&mut wide.timed);
            timed.time_beside(floor, games, || {
                wide.play(&mut bots, round * games..(round + 1) * games)
            });
            wide.timed = timed;
        }
    }
    writeln!(stdout(), "Wide kingdoms of all sets, two players, one core")?;
    report("medium against itself, twelve kingdoms", &medium)?;
    report("plan against plan, sixty kingdoms", &plans)
}

/// Says how fast the kingdom in the middle is, and the slowest.
fn report(name: &str, all: &[Wide]) -> Result<()> {
    let in_the_middle = |of: fn(&Wide) -> f64| median(all.iter().map(of).collect());
    let slowest =
        (1..).zip(all).min_by(|(_, a), (_, b)| a.timed.share().total_cmp(&b.timed.share()));
    let (number, slowest) = slowest.context("a list of kingdoms")?;
    writeln!(
        stdout(),
        "  {name:<42} {:>9.0} games/s  {:.3} of the floor  {:>9.0} questions/s",
        in_the_middle(|wide| wide.timed.rate()),
        in_the_middle(|wide| wide.timed.share()),
        in_the_middle(Wide::questions),
    )?;
    writeln!(
        stdout(),
        "    {:<40} {:>9.0} games/s  {:.3}",
        format!("the slowest, kingdom {number}"),
        slowest.timed.rate(),
        slowest.timed.share(),
    )?;
    Ok(())
}

/// Reads a line of the list.
fn read(line: &str) -> Result<Start> {
    let (cards, landscapes) = line.split_once(" | ").context("a kingdom has a bar")?;
    let names = |list: &str| {
        list.split(", ").filter(|name| !name.is_empty()).map(CardName::parse).collect()
    };
    table(Kingdom { cards: names(cards), landscapes: names(landscapes) })
}

/// Money with one or two of each of some cards of the kingdom, drawn with this seed.
fn plan(rules: &Rules, seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let playable = |card: &&'static Card| {
        card.is_kingdom()
            && !card.name.contains('/')
            && rules.pile_named(card.name).is_some()
            && [Type::Action, Type::Treasure, Type::Night].iter().any(|&of| card.types.has(of))
    };
    let mut cards: Vec<_> =
        rules.kinds().map(|kind| rules.definition(kind)).filter(playable).collect();
    while cards.len() > CARDS_OF_A_PLAN {
        cards.remove(rng.below(cards.len() as u32) as usize);
    }
    let dear = |card: &&Card| card.cost.coins + 3 * card.cost.potions + card.cost.debt / 2;
    cards.sort_by_key(|card| (Reverse(dear(card)), card.name));
    let line = |card: &&Card| format!("  {0} when own {0} < {1}\n", card.name, 1 + rng.below(2));
    let potion = cards.iter().any(|card| card.cost.potions > 0);
    let lines: String = cards.iter().map(line).collect();
    let potion = if potion { "  Potion when own Potion < 1\n" } else { "" };
    format!(
        "name: plan {seed}
buy:
  Province
  Duchy when provinces <= 4
  Estate when provinces <= 2
{lines}{potion}  Gold
  Silver
"
    )
}
