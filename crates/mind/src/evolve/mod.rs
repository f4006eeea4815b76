//! Plans for a kingdom, evolved by racing them on paired deals.
//!
//! An [`Evolution`] begins with wide seeds and goes on in generations. Each child plays a panel of rivals, and is dropped
//! as soon as it falls behind; the worst rival counts most. Everything is counted in games and follows from the seed, so
//! that a run repeats on any number of threads.

mod finish;
mod league;
mod market;
mod race;
mod saved;
mod seeds;
#[cfg(test)]
mod tests;
mod vary;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::AtomicBool;

use fief_bots::strategy::{Strategy, find};
use fief_bots::{StrategyBot, choose};
use fief_cards::LIBRARY;
use fief_engine::ids::Player;
use fief_engine::rng::Rng;
use fief_engine::setup::{Rules, Setup, Start};
use serde::{Deserialize, Serialize};

pub use finish::{Found, Ranked, Worth};
pub use league::{Cycle, Matrix, mixture};
pub use market::{Good, Market};
pub use race::{Pairs, deal_seed, duel, for_each};
pub use saved::Saved;
pub use seeds::{fitting, money_with_each};
pub use vary::Breeder;

/// How many plans live on from one generation to the next.
const POPULATION: usize = 18;

/// At most so many of them buy the same things.
const ALIKE: usize = 4;

/// Children of a generation.
const CHILDREN: usize = 32;

/// Pairs against each rival after which a child is looked at, and how far behind it may be then.
const STAGES: [(u64, f64); 3] = [(6, 0.10), (16, 0.05), (40, 0.02)];

/// Deals that are set apart for each generation.
const DEALS: u64 = 64;

/// Elders that play on, and so many pairs in each generation until they have played enough.
const ELDERS: usize = 6;
const ELDER_PAIRS: u64 = 8;
const ENOUGH: u32 = 320;

/// Earlier champions in the panel, and the generations from one to the next.
const CHAMPIONS: usize = 4;
const REIGN: u32 = 4;

/// How much it costs to lose against the worst rival.
const DEFEAT: f64 = 1.0;

/// What a rival is in the panel for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Big Money Ultimate.
    Money,
    /// Big Money with the terminal that suits it best.
    Terminal,
    /// What `medium` plays.
    Medium,
    /// A strategy that comes with the program.
    Shipped,
    /// A plan that was the best some time ago.
    Champion,
}

impl Role {
    /// How much a rival counts. All champions together count as much as one of those that everybody knows.
    fn weight(self) -> f64 {
        match self {
            Role::Money | Role::Terminal => 1.0,
            Role::Medium => 0.75,
            Role::Shipped => 0.5,
            Role::Champion => 0.25,
        }
    }
}

/// The share of games won against some rivals, weighed, less what the worst of them wins beyond half: a good plan is
/// one that nobody beats.
fn score<'p>(results: impl Iterator<Item = (Role, &'p Pairs)>) -> f64 {
    let (mut sum, mut weights, mut worst) = (0.0, 0.0, 0.5_f64);
    for (role, pairs) in results {
        // A game without end is worse than a lost one.
        let share = pairs.share() - f64::from(pairs.stalls) / pairs.games().max(1) as f64;
        sum += role.weight() * share;
        weights += role.weight();
        worst = worst.min(share);
    }
    if weights == 0.0 { 0.0 } else { sum / weights - DEFEAT * (0.5 - worst) }
}

/// Somebody that every plan must face.
#[derive(Clone, Debug)]
pub struct Rival {
    pub id: u32,
    pub role: Role,
    pub plan: Strategy,
    bot: StrategyBot,
}

/// A plan, and how it did against each rival.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub plan: Strategy,
    bot: StrategyBot,
    /// Its text without the name.
    text: String,
    results: BTreeMap<u32, Pairs>,
}

impl Candidate {
    fn new(mut plan: Strategy, rules: &Rules) -> Option<Self> {
        vary::tidy(&mut plan);
        plan.needs.clear();
        let bot = plan.bot(rules).ok()?;
        let text = body(&plan);
        Some(Self { plan, bot, text, results: BTreeMap::new() })
    }

    /// What it did against all of a panel, as one number.
    fn score(&self, panel: &[Rival]) -> f64 {
        let results =
            panel.iter().filter_map(|rival| Some((rival.role, self.results.get(&rival.id)?)));
        score(results)
    }

    fn games(&self) -> u64 {
        self.results.values().map(Pairs::games).sum()
    }

    fn fewest_pairs(&self, panel: &[Rival]) -> u32 {
        let pairs = |rival: &Rival| self.results.get(&rival.id).map_or(0, Pairs::len);
        panel.iter().map(pairs).min().unwrap_or_default()
    }

    /// The things that it buys.
    pub fn buys(&self) -> Vec<&'static str> {
        let mut names: Vec<&'static str> =
            self.plan.buy.iter().map(|line| line.card.name).collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}

/// The text of a plan without its name.
fn body(plan: &Strategy) -> String {
    let text = plan.to_string();
    text.split_once('\n').map_or_else(String::new, |(_, rest)| rest.to_owned())
}

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

    /// Races the seeds: each round only the better ones go on.
    fn sow(&mut self, threads: usize, stop: &AtomicBool) -> Option<()> {
        let rules = self.start.rules();
        let terminals: Vec<Candidate> = seeds::money_with_each(&self.market, rules)
            .into_iter()
            .filter_map(|plan| Candidate::new(plan, rules))
            .collect();
        let mut seeds: Vec<Candidate> = seeds::seeds(&self.market, rules)
            .into_iter()
            .filter_map(|plan| Candidate::new(plan, rules))
            .collect();
        seeds = thinned(seeds, self.width);
        let mut all = terminals;
        let is_terminal: Vec<String> = all.iter().map(|seed| seed.text.clone()).collect();
        all.extend(seeds.into_iter().filter(|seed| !is_terminal.contains(&seed.text)));
        let mut played = 0;
        let mut from = 0;
        for (round, &(until, _)) in STAGES.iter().enumerate() {
            let panel = &self.panel;
            let results =
                for_each(&all, threads, stop, |seed| self.faced(seed, panel, from..until))?;
            for (seed, results) in all.iter_mut().zip(results) {
                played += take(seed, results);
            }
            all.sort_by(|a, b| better(a, b, panel));
            if round == 0 {
                self.population.clone_from(&all);
            }
            all.truncate((all.len() / 3).max(2 * POPULATION));
            from = until;
        }
        let known = std::mem::replace(&mut self.population, all);
        self.games += played;
        if !self.panel_is_fixed {
            self.admit_known(&known, &is_terminal);
        }
        self.select();
        Some(())
    }

    /// The best Big Money with a terminal and the best strategies that come with the program join the panel.
    fn admit_known(&mut self, seeds: &[Candidate], terminals: &[String]) {
        let money = self.panel[0].id;
        let share = |seed: &Candidate| seed.results.get(&money).map_or(0.0, Pairs::share);
        let latest = |seed: &Candidate| {
            let again = self.population.iter().find(|other| other.text == seed.text);
            again.map_or_else(|| share(seed), share)
        };
        let mut ranked: Vec<(&Candidate, f64)> =
            seeds.iter().map(|seed| (seed, latest(seed))).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.text.cmp(&b.0.text)));
        let terminal = ranked.iter().find(|(seed, _)| terminals.contains(&seed.text));
        let terminal = terminal.map(|(seed, _)| seed.plan.clone());
        let names: Vec<String> =
            seeds::fitting(self.start.rules()).into_iter().map(|s| s.name).collect();
        let shipped = ranked.iter().filter(|(seed, _)| names.contains(&seed.plan.name));
        let shipped: Vec<Strategy> = shipped.take(2).map(|(seed, _)| seed.plan.clone()).collect();
        if let Some(plan) = terminal {
            self.admit(Role::Terminal, plan);
        }
        for plan in shipped {
            self.admit(Role::Shipped, plan);
        }
    }

    /// What a plan does against a panel on some deals of this generation.
    fn faced(
        &self,
        plan: &Candidate,
        panel: &[Rival],
        deals: std::ops::Range<u64>,
    ) -> Vec<(u32, Pairs)> {
        let luck = self.seed ^ (u64::from(self.generation) << 40);
        let against = |rival: &Rival| {
            let apart = u64::from(rival.id) * DEALS;
            let deals = apart + deals.start..apart + deals.end;
            (rival.id, duel(&self.start, [&plan.bot, &rival.bot], luck, deals))
        };
        panel.iter().map(against).collect()
    }

    /// Elders play on, children race.
    fn breed(&mut self, threads: usize, stop: &AtomicBool) -> Option<()> {
        let elders = for_each(&self.population, threads, stop, |elder| self.catch_up(elder))?;
        let mut population = self.population.clone();
        let mut played = 0;
        for (elder, results) in population.iter_mut().zip(elders) {
            played += take(elder, results);
        }
        population.sort_by(|a, b| better(a, b, &self.panel));
        let children = self.children(&population);
        let bar = population.last().map_or(0.0, |last| last.score(&self.panel));
        let raced = for_each(&children, threads, stop, |child| self.race(child, bar))?;
        for (child, games) in raced {
            played += games;
            population.extend(child);
        }
        self.population = population;
        self.games += played;
        self.select();
        Some(())
    }

    /// The games that an elder plays in a generation: against whom it has not met, and some more if it is one of the best.
    fn catch_up(&self, elder: &Candidate) -> Vec<(u32, Pairs)> {
        let place = self.population.iter().position(|other| other.text == elder.text);
        let best = place.is_some_and(|place| place < ELDERS);
        let mut results = Vec::new();
        for rival in &self.panel {
            let met = elder.results.get(&rival.id).map_or(0, Pairs::len);
            let wanted = match () {
                () if met == 0 => STAGES[1].0,
                () if best && met < ENOUGH => ELDER_PAIRS,
                () => continue,
            };
            results.extend(self.faced(elder, std::slice::from_ref(rival), 0..wanted));
        }
        results
    }

    /// A child's race: as far as it keeps up. Its games are told in any case.
    fn race(&self, child: &Candidate, bar: f64) -> (Option<Candidate>, u64) {
        let mut child = child.clone();
        let mut from = 0;
        for (until, slack) in STAGES {
            let results = self.faced(&child, &self.panel, from..until);
            take(&mut child, results);
            if child.score(&self.panel) < bar - slack {
                let games = child.games();
                return (None, games);
            }
            from = until;
        }
        let games = child.games();
        (Some(child), games)
    }

    /// New plans that are not in the population.
    fn children(&self, population: &[Candidate]) -> Vec<Candidate> {
        let mut rng = Rng::new(deal_seed(self.seed ^ 0xB4EE_D000, u64::from(self.generation)));
        let breeder = Breeder { market: &self.market };
        let rules = self.start.rules();
        let mut children: Vec<Candidate> = Vec::new();
        let mut tries = 0;
        while children.len() < CHILDREN && tries < 20 * CHILDREN {
            tries += 1;
            let mother = chosen(population, &mut rng);
            let father = (rng.below(3) == 0).then(|| chosen(population, &mut rng));
            let child = breeder.child(&mother.plan, father.map(|father| &father.plan), &mut rng);
            let Some(child) = Candidate::new(child, rules) else { continue };
            let known = |other: &Candidate| other.text == child.text;
            if !population.iter().any(known) && !children.iter().any(known) {
                children.push(child);
            }
        }
        children
    }

    /// Keeps the best, but not too many that buy the same.
    fn select(&mut self) {
        let panel = &self.panel;
        let mut all = std::mem::take(&mut self.population);
        all.sort_by(|a, b| better(a, b, panel));
        let mut kept: Vec<Candidate> = Vec::new();
        for candidate in all {
            let buys = candidate.buys();
            let alike = kept.iter().filter(|other| other.buys() == buys).count();
            if kept.len() < POPULATION && alike < ALIKE {
                kept.push(candidate);
            }
        }
        self.population = kept;
    }

    /// The leader becomes a rival; the oldest champion leaves when there are too many.
    fn crown(&mut self) {
        let Some(leader) = self.leader().filter(|leader| leader.fewest_pairs(&self.panel) > 0)
        else {
            return;
        };
        let plan = leader.plan.clone();
        self.admit(Role::Champion, plan);
        let champions = |rival: &&Rival| rival.role == Role::Champion;
        if self.panel.iter().filter(champions).count() > CHAMPIONS {
            let oldest = self.panel.iter().position(|rival| rival.role == Role::Champion);
            oldest.map(|oldest| self.panel.remove(oldest));
        }
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

/// Adds results to a plan's, and tells how many games they are.
fn take(plan: &mut Candidate, results: Vec<(u32, Pairs)>) -> u64 {
    let mut games = 0;
    for (rival, pairs) in results {
        games += pairs.games();
        *plan.results.entry(rival).or_default() += pairs;
    }
    games
}

/// The better plan first; of equals the shorter one, which people read more easily.
fn better(a: &Candidate, b: &Candidate, panel: &[Rival]) -> std::cmp::Ordering {
    let by_score = b.score(panel).total_cmp(&a.score(panel));
    by_score.then_with(|| (a.text.len(), &a.text).cmp(&(b.text.len(), &b.text)))
}

/// A parent: the better of two by chance.
fn chosen<'p>(population: &'p [Candidate], rng: &mut Rng) -> &'p Candidate {
    let mut any = || rng.below(population.len() as u32) as usize;
    &population[any().min(any())]
}

/// So many of some things, from all over the list.
fn thinned<T>(things: Vec<T>, most: usize) -> Vec<T> {
    let len = things.len();
    if len <= most {
        return things;
    }
    let kept = |i: usize| (i + 1) * most / len > i * most / len;
    things.into_iter().enumerate().filter(|&(i, _)| kept(i)).map(|(_, thing)| thing).collect()
}
