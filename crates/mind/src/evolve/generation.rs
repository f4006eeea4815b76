//! A generation: seeds or children race against the panel, and the best live on.

use std::sync::atomic::AtomicBool;

use fief_bots::strategy::Strategy;
use fief_engine::rng::Rng;

use super::candidate::{Candidate, Rival, Role, better, take};
use super::race::{Pairs, deal_seed, duel, for_each};
use super::vary::Breeder;
use super::{Evolution, seeds};

/// How many plans live on from one generation to the next.
const POPULATION: usize = 18;

/// At most so many of them buy the same things.
const ALIKE: usize = 4;

/// Children of a generation.
const CHILDREN: usize = 32;

/// Pairs against each rival after which a child is looked at, and how far behind it may be then.
pub(super) const STAGES: [(u64, f64); 3] = [(6, 0.10), (16, 0.05), (40, 0.02)];

/// Deals that are set apart for each generation.
const DEALS: u64 = 64;

/// Elders that play on, and so many pairs in each generation until they have played enough.
const ELDERS: usize = 6;
const ELDER_PAIRS: u64 = 8;
const ENOUGH: u32 = 320;

/// Earlier champions in the panel.
const CHAMPIONS: usize = 4;

impl Evolution {
    /// Races the seeds: each round only the better ones go on.
    pub(super) fn sow(&mut self, threads: usize, stop: &AtomicBool) -> Option<()> {
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
    pub(super) fn breed(&mut self, threads: usize, stop: &AtomicBool) -> Option<()> {
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
    pub(super) fn race(&self, child: &Candidate, bar: f64) -> (Option<Candidate>, u64) {
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
    pub(super) fn crown(&mut self) {
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
