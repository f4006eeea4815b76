//! The end of a search: fresh deals for the best, and what each card is worth.

use std::sync::atomic::AtomicBool;

use fief_bots::strategy::{Condition, Line, Strategy};
use serde::Serialize;

use super::candidate::{self, Candidate, Rival, Role, body};
use super::league::{Cycle, Matrix, mixture};
use super::race::{Pairs, duel, each_pair, for_each};
use super::{Evolution, Point};

/// Plans that are shown.
const SHOWN: usize = 5;

/// Plans that come into question.
const FINALISTS: usize = 10;

/// A plan of the result.
#[derive(Clone, Debug, Serialize)]
pub struct Ranked {
    pub name: String,
    /// The plan as a text.
    pub text: String,
    #[serde(skip)]
    pub plan: Strategy,
    /// How often to choose it so that nobody can do much about it.
    pub weight: f64,
}

/// What a card brings: the best plan with it, and the best without.
#[derive(Clone, Debug, Serialize)]
pub struct Worth {
    pub card: &'static str,
    /// Whether the best plan buys it.
    pub is_bought: bool,
    pub with: Pairs,
    pub without: Pairs,
}

impl Worth {
    pub fn difference(&self) -> f64 {
        self.with.share() - self.without.share()
    }
}

/// What a search has found, on deals that it had not seen.
#[derive(Clone, Debug, Serialize)]
pub struct Found {
    /// The best plans, the best first.
    pub plans: Vec<Ranked>,
    /// Those plans, then the rivals that every kingdom has.
    pub matrix: Matrix,
    pub cycles: Vec<Cycle>,
    pub worths: Vec<Worth>,
    pub curve: Vec<Point>,
    pub generations: u32,
    /// The games of the search itself, which are its budget.
    pub games: u64,
    /// The games that were played to measure the result.
    pub final_games: u64,
}

/// Keeps the deals of the end apart from those of the search.
const FRESH: u64 = 0xF4E5_4000_0000_0000;

impl Evolution {
    /// Plays the best plans on fresh deals, `pairs` for each two. Nothing if it was told to stop meanwhile, or there is no
    /// plan yet.
    pub fn finish(
        &self,
        pairs: u64,
        with_worths: bool,
        threads: usize,
        stop: &AtomicBool,
    ) -> Option<Found> {
        let mut judge = Judge { evolution: self, pairs, threads, stop, games: 0 };
        let finalists = judge.finalists()?;
        let (plans, matrix) = judge.league(&finalists)?;
        let worths = if with_worths { judge.worths(&plans[0])? } else { Vec::new() };
        let weights = mixture(&matrix, plans.len());
        let ranked = plans.iter().zip(weights).map(|(candidate, weight)| Ranked {
            name: candidate.plan.name.clone(),
            text: candidate.plan.to_string(),
            plan: candidate.plan.clone(),
            weight,
        });
        Some(Found {
            plans: ranked.collect(),
            cycles: matrix.cycles(),
            matrix,
            worths,
            curve: self.curve.clone(),
            generations: self.generation,
            games: self.games,
            final_games: judge.games,
        })
    }

    /// The rivals that are there from the beginning.
    fn standing(&self) -> impl Iterator<Item = &Rival> {
        self.panel.iter().filter(|rival| rival.role != Role::Champion)
    }
}

struct Judge<'e> {
    evolution: &'e Evolution,
    pairs: u64,
    threads: usize,
    stop: &'e AtomicBool,
    games: u64,
}

impl Judge<'_> {
    /// What a plan does against each of some others on fresh deals.
    fn play(&self, plan: &Candidate, others: &[&Candidate], deals: u64) -> Vec<Pairs> {
        let Evolution { start, seed, .. } = self.evolution;
        let first = deals * 1_000_000;
        let against = |other: &&Candidate| {
            let bots = [&plan.bot, &other.bot];
            duel(start, bots, seed ^ FRESH, first..first + self.pairs)
        };
        others.iter().map(against).collect()
    }

    fn as_candidates<'r>(&self, rivals: impl Iterator<Item = &'r Rival>) -> Vec<Candidate> {
        let rules = self.evolution.start.rules();
        rivals.filter_map(|rival| Candidate::new(rival.plan.clone(), rules)).collect()
    }

    /// The best plans of the population and the champions, measured anew against the whole panel.
    fn finalists(&mut self) -> Option<Vec<Candidate>> {
        let panel = &self.evolution.panel;
        let mut all: Vec<Candidate> =
            self.evolution.population.iter().take(FINALISTS).cloned().collect();
        let champions = panel.iter().filter(|rival| rival.role == Role::Champion);
        for champion in self.as_candidates(champions) {
            if all.iter().all(|other| other.text != champion.text) {
                all.push(champion);
            }
        }
        let rivals = self.as_candidates(panel.iter());
        let rivals: Vec<&Candidate> = rivals.iter().collect();
        let results = for_each(&all, self.threads, self.stop, |plan| self.play(plan, &rivals, 1))?;
        for (plan, results) in all.iter_mut().zip(results) {
            plan.results = panel.iter().map(|rival| rival.id).zip(results).collect();
            self.games += plan.games();
        }
        all.sort_by(|a, b| candidate::better(a, b, panel));
        let mut kept: Vec<Candidate> = Vec::new();
        for plan in all {
            let alike = kept.iter().filter(|other| other.buys() == plan.buys()).count();
            if kept.len() < SHOWN && (alike == 0 || kept.len() < 2 && alike < 2) {
                kept.push(plan);
            }
        }
        (!kept.is_empty()).then_some(kept)
    }

    /// Everybody against everybody. The first plan is the one that stands best against all of them.
    fn league(&mut self, finalists: &[Candidate]) -> Option<(Vec<Candidate>, Matrix)> {
        let known = |text: &str| self.evolution.standing().find(|rival| body(&rival.plan) == text);
        let plans = for_each(finalists, self.threads, self.stop, |plan| match known(&plan.text) {
            Some(rival) => Candidate { plan: rival.plan.clone(), ..plan.clone() },
            None => self.without_idle_lines(plan).described(),
        })?;
        let mut plans = named(plans);
        let (standing, rivals): (Vec<Role>, Vec<Candidate>) = {
            let is_new = |rival: &&Rival| plans.iter().all(|plan| plan.text != body(&rival.plan));
            let rivals: Vec<&Rival> = self.evolution.standing().filter(is_new).collect();
            let roles = rivals.iter().map(|rival| rival.role).collect();
            (roles, self.as_candidates(rivals.into_iter()))
        };
        let many = plans.len();
        let mut cells = {
            let all: Vec<&Candidate> = plans.iter().chain(&rivals).collect();
            let cells: Vec<(usize, usize)> = (0..all.len())
                .flat_map(|row| (row + 1..all.len()).map(move |column| (row, column)))
                .collect();
            let results = for_each(&cells, self.threads, self.stop, |&(row, column)| {
                self.play(all[row], &[all[column]], 2)[0]
            })?;
            let mut grid = vec![vec![None; all.len()]; all.len()];
            for ((row, column), pairs) in cells.into_iter().zip(results) {
                self.games += pairs.games();
                grid[row][column] = Some(pairs);
                grid[column][row] = Some(pairs.reversed());
            }
            grid
        };
        let roles: Vec<Role> = vec![Role::Champion; many].into_iter().chain(standing).collect();
        let score = |row: &Vec<Option<Pairs>>| {
            let results =
                roles.iter().zip(row).filter_map(|(role, pairs)| Some((*role, pairs.as_ref()?)));
            candidate::score(results)
        };
        let mut order: Vec<usize> = (0..cells.len()).collect();
        order[..many].sort_by(|&a, &b| score(&cells[b]).total_cmp(&score(&cells[a])));
        cells = order
            .iter()
            .map(|&row| order.iter().map(|&column| cells[row][column]).collect())
            .collect();
        plans = order[..many].iter().map(|&place| plans[place].clone()).collect();
        let names = plans.iter().chain(&rivals).map(|plan| plan.plan.name.clone()).collect();
        Some((plans, Matrix { names, cells }))
    }

    /// A plan without the lines that make no difference in some games: people should not have to read them.
    fn without_idle_lines(&self, candidate: &Candidate) -> Candidate {
        let rules = self.evolution.start.rules();
        let mut plan = candidate.clone();
        let mut line = 0;
        while line < lists(&mut plan.plan.clone()).map(|list| list.len()).sum() {
            let shorter = without_line(&plan.plan, line);
            match shorter.and_then(|shorter| Candidate::new(shorter, rules)) {
                Some(shorter) if self.play_alike(&plan, &shorter) => plan = shorter,
                _ => line += 1,
            }
        }
        for simpler in simpler(&plan.plan) {
            if let Some(simpler) =
                Candidate::new(simpler, rules).filter(|it| self.play_alike(&plan, it))
            {
                plan = simpler;
            }
        }
        plan
    }

    /// Whether two plans play the same games against the first rivals.
    fn play_alike(&self, one: &Candidate, other: &Candidate) -> bool {
        let Evolution { start, seed, panel, .. } = self.evolution;
        panel.iter().all(|rival| {
            let games = |plan: &Candidate| {
                let mut games = Vec::new();
                let bots = [&plan.bot, &rival.bot];
                each_pair(start, bots, seed ^ FRESH, 0..ALIKE, |ended| games.push(ended));
                games
            };
            games(one) == games(other)
        })
    }

    /// What each thing that can be bought brings to the best plan.
    fn worths(&mut self, best: &Candidate) -> Option<Vec<Worth>> {
        let rivals = self.as_candidates(self.evolution.standing());
        let mut rivals: Vec<&Candidate> = rivals.iter().collect();
        rivals.push(best);
        let together = |plan: &Candidate| {
            let mut sum = Pairs::default();
            self.play(plan, &rivals, 3).into_iter().for_each(|pairs| sum += pairs);
            sum
        };
        let now = together(best);
        let goods = &self.evolution.market.goods;
        let worths = for_each(goods, self.threads, self.stop, |good| {
            let card = good.name();
            let is_bought = best.buys().contains(&card);
            let others = self.rivals_of(best, card, is_bought);
            let other = others.iter().map(together).max_by(|a, b| a.share().total_cmp(&b.share()));
            let other = other.unwrap_or_default();
            let (with, without) = if is_bought { (now, other) } else { (other, now) };
            Worth { card, is_bought, with, without }
        })?;
        self.games += now.games();
        self.games +=
            worths.iter().map(|worth| worth.with.games().max(worth.without.games())).sum::<u64>();
        let mut worths: Vec<Worth> =
            worths.into_iter().filter(|worth| !worth.with.is_empty()).collect();
        worths.sort_by(|a, b| b.difference().total_cmp(&a.difference()).then(a.card.cmp(b.card)));
        Some(worths)
    }

    /// Plans that differ from the best one in a card: the best one with it or without it, and the best of the population.
    fn rivals_of(&self, best: &Candidate, card: &'static str, is_bought: bool) -> Vec<Candidate> {
        let rules = self.evolution.start.rules();
        let mut plans: Vec<Strategy> = Vec::new();
        if is_bought {
            plans.extend(without_card(&best.plan, card));
        } else if let Some(good) = self.evolution.market.good(card) {
            let shown = best.plan.buy.iter().position(|line| line.card.name == "Gold");
            let mut plan = best.plan.clone();
            let at = shown.unwrap_or(plan.buy.len().saturating_sub(1));
            let one = Condition::Always;
            plan.buy.insert(
                at,
                Line { card: good.card, when: once(good.card, good.is_counted).unwrap_or(one) },
            );
            plans.push(plan);
        }
        let differs = |other: &&Candidate| other.buys().contains(&card) != is_bought;
        let other = self.evolution.population.iter().find(differs).map(|other| other.plan.clone());
        plans.into_iter().chain(other).filter_map(|plan| Candidate::new(plan, rules)).collect()
    }
}

/// Deals on which a line must make no difference.
const ALIKE: u64 = 12;

/// "own X < 1", for what can be counted.
fn once(
    card: &'static fief_engine::card::Card,
    is_counted: bool,
) -> Option<Condition<&'static fief_engine::card::Card>> {
    use fief_bots::strategy::{Amount, Comparison, Group};
    let own = Amount::Own(Group::Card(card));
    is_counted.then_some(Condition::Compare(own, Comparison::Less, Amount::Number(1.0)))
}

/// All lists of a plan.
fn lists(plan: &mut Strategy) -> impl Iterator<Item = &mut Vec<Line>> {
    let Strategy { buy, gain, trash, play, hold, .. } = plan;
    [Some(buy), gain.as_mut(), trash.as_mut(), Some(play), Some(hold)].into_iter().flatten()
}

/// A plan without one line, counted through all of its lists. One that buys nothing is none.
fn without_line(plan: &Strategy, mut line: usize) -> Option<Strategy> {
    let mut shorter = plan.clone();
    for list in lists(&mut shorter) {
        if line < list.len() {
            list.remove(line);
            break;
        }
        line -= list.len();
    }
    (!shorter.buy.is_empty()).then_some(shorter)
}

/// A plan without one of the lists that it need not have.
fn simpler(plan: &Strategy) -> Vec<Strategy> {
    let gains = Strategy { gain: None, ..plan.clone() };
    let trashes = Strategy { trash: None, ..plan.clone() };
    let neither = Strategy { trash: None, ..gains.clone() };
    vec![gains, trashes, neither]
}

/// A plan that has nothing to do with a card, unless nothing is left of it then.
fn without_card(plan: &Strategy, card: &str) -> Option<Strategy> {
    let mut plan = plan.clone();
    lists(&mut plan).for_each(|list| list.retain(|line| !line.to_string().contains(card)));
    (!plan.buy.is_empty()).then_some(plan)
}

/// Numbers plans of the same name.
fn named(mut plans: Vec<Candidate>) -> Vec<Candidate> {
    let mut names: Vec<String> = Vec::new();
    for candidate in &mut plans {
        let name = candidate.plan.name.clone();
        let mut numbered = (2..).map(|n| format!("{name} ({n})"));
        let new = |name: &String| !names.contains(name);
        let name = Some(name.clone()).filter(new).or_else(|| numbered.find(new));
        candidate.plan.name = name.expect("numbers go on");
        names.push(candidate.plan.name.clone());
    }
    plans
}

impl Candidate {
    /// With a name that says what it is about.
    fn described(mut self) -> Self {
        self.plan.name = described(&self.plan);
        self
    }
}

/// The first things that a plan buys of what the kingdom offers.
fn described(plan: &Strategy) -> String {
    let mut names: Vec<&str> = Vec::new();
    for line in &plan.buy {
        let own = line.card.object != fief_engine::card::Object::Base;
        if own && !names.contains(&line.card.name) {
            names.push(line.card.name);
        }
    }
    names.truncate(3);
    match names.split_last() {
        None => "Money".to_owned(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, first)) => format!("{} and {last}", first.join(", ")),
    }
}
