//! Plans for a kingdom, evolved by racing them on paired deals.
//!
//! An [`Evolution`] begins with wide seeds and goes on in generations. Each child plays a panel of rivals, and is dropped
//! as soon as it falls behind; the worst rival counts most. Everything is counted in games and follows from the seed, so
//! that a run repeats on any number of threads.

mod candidate;
mod finish;
mod generation;
mod league;
mod market;
mod race;
mod saved;
mod seeds;
#[cfg(test)]
mod tests;
mod vary;

use std::fmt;
use std::sync::atomic::AtomicBool;

use fief_bots::choose;
use fief_bots::strategy::{Strategy, find};
use fief_cards::LIBRARY;
use fief_engine::ids::Player;
use fief_engine::setup::{Rules, Setup, Start};
use serde::{Deserialize, Serialize};

use candidate::body;

pub use candidate::{Candidate, Rival, Role};
pub use finish::{Found, Ranked, Worth};
pub use league::{Cycle, Matrix, mixture};
pub use market::{Good, Market};
pub use race::{Pairs, deal_seed, duel, for_each};
pub use saved::Saved;
pub use seeds::{fitting, money_with_each};
pub use vary::Breeder;

/// The generations from one champion to the next.
const REIGN: u32 = 4;

/// How good the best plan was after so many games.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    pub generation: u32,
    pub games: u64,
    /// The share against Big Money Ultimate.
    pub money: f64,
    /// The share against the worst of the panel.
    pub worst: f64,
}

/// A search for plans in one kingdom.
#[derive(Clone)]
pub struct Evolution {
    start: Start,
    market: Market,
    seed: u64,
    /// No more seeds than this are tried.
    width: usize,
    generation: u32,
    games: u64,
    next_rival: u32,
    /// Whether nobody joins the panel.
    panel_is_fixed: bool,
    panel: Vec<Rival>,
    population: Vec<Candidate>,
    curve: Vec<Point>,
}

impl fmt::Debug for Evolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Evolution")
            .field("generation", &self.generation)
            .field("games", &self.games)
            .finish_non_exhaustive()
    }
}

/// Two players, the first of whom begins.
pub fn for_two(rules: &Rules) -> Start {
    let Setup { kingdom, landscapes, .. } = rules.setup().clone();
    let players = vec!["A".to_owned(), "B".to_owned()];
    let setup = Setup { players, kingdom, landscapes, first: Some(Player(0)) };
    Start::new(setup, &LIBRARY).expect("what is legal is so for two players")
}

pub(crate) fn big_money() -> Strategy {
    find("Big Money Ultimate").expect("it comes with the program").clone()
}

impl Evolution {
    /// A search in the kingdom of these rules. For a small budget of games fewer seeds are tried.
    pub fn new(rules: &Rules, seed: u64, budget: u64) -> Self {
        let start = for_two(rules);
        let market = Market::new(&start);
        let width = (budget / 10).clamp(24, 600) as usize;
        let mut evolution = Self {
            start,
            market,
            seed,
            width,
            generation: 0,
            games: 0,
            next_rival: 0,
            panel_is_fixed: false,
            panel: Vec::new(),
            population: Vec::new(),
            curve: Vec::new(),
        };
        evolution.admit(Role::Money, big_money());
        let medium = choose(evolution.start.rules());
        evolution.admit(Role::Medium, medium);
        evolution
    }

    /// A search for what beats these plans, and only them.
    pub fn against(rules: &Rules, seed: u64, budget: u64, plans: Vec<Strategy>) -> Self {
        let mut evolution = Self::new(rules, seed, budget);
        evolution.panel.clear();
        evolution.panel_is_fixed = true;
        for plan in plans {
            evolution.admit(Role::Money, plan);
        }
        evolution
    }

    /// The games that were played.
    pub fn games(&self) -> u64 {
        self.games
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub fn generation(&self) -> u32 {
        self.generation
    }

    pub fn panel(&self) -> &[Rival] {
        &self.panel
    }

    pub fn market(&self) -> &Market {
        &self.market
    }

    pub fn start(&self) -> &Start {
        &self.start
    }

    /// How the best plan became better.
    pub fn curve(&self) -> &[Point] {
        &self.curve
    }

    /// The best plan so far.
    pub fn leader(&self) -> Option<&Candidate> {
        self.population.first()
    }

    /// Goes on for a generation. Says whether it was finished: one that is told to stop leaves everything as it was.
    pub fn step(&mut self, threads: usize, stop: &AtomicBool) -> bool {
        let done =
            if self.generation == 0 { self.sow(threads, stop) } else { self.breed(threads, stop) };
        if done.is_none() {
            return false;
        }
        self.generation += 1;
        if !self.panel_is_fixed && self.generation.is_multiple_of(REIGN) {
            self.crown();
        }
        self.note();
        true
    }

    /// Puts a rival into the panel unless the same plan is there already.
    fn admit(&mut self, role: Role, mut plan: Strategy) {
        plan.needs.clear();
        let Ok(bot) = plan.bot(self.start.rules()) else { return };
        let text = body(&plan);
        if self.panel.iter().any(|rival| body(&rival.plan) == text) {
            return;
        }
        self.panel.push(Rival { id: self.next_rival, role, plan, bot });
        self.next_rival += 1;
    }

    fn note(&mut self) {
        let Some(leader) = self.population.first() else { return };
        let shares = self.panel.iter().filter_map(|rival| leader.results.get(&rival.id));
        let worst = shares.map(Pairs::share).fold(1.0, f64::min);
        let money = leader.results.get(&self.panel[0].id).map_or(0.0, Pairs::share);
        let (generation, games) = (self.generation, self.games);
        self.curve.push(Point { generation, games, money, worst });
    }
}
