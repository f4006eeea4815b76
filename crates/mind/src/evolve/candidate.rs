//! Plans that are being tried, the rivals that they face, and how good they are.

use std::collections::BTreeMap;

use fief_bots::StrategyBot;
use fief_bots::strategy::Strategy;
use fief_engine::setup::Rules;
use serde::{Deserialize, Serialize};

use super::race::Pairs;
use super::vary;

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
pub(super) fn score<'p>(results: impl Iterator<Item = (Role, &'p Pairs)>) -> f64 {
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
    pub(super) bot: StrategyBot,
}

/// A plan, and how it did against each rival.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub plan: Strategy,
    pub(super) bot: StrategyBot,
    /// Its text without the name.
    pub(super) text: String,
    pub(super) results: BTreeMap<u32, Pairs>,
}

impl Candidate {
    pub(super) fn new(mut plan: Strategy, rules: &Rules) -> Option<Self> {
        vary::tidy(&mut plan);
        plan.needs.clear();
        let bot = plan.bot(rules).ok()?;
        let text = body(&plan);
        Some(Self { plan, bot, text, results: BTreeMap::new() })
    }

    /// What it did against all of a panel, as one number.
    pub(super) fn score(&self, panel: &[Rival]) -> f64 {
        let results =
            panel.iter().filter_map(|rival| Some((rival.role, self.results.get(&rival.id)?)));
        score(results)
    }

    pub(super) fn games(&self) -> u64 {
        self.results.values().map(Pairs::games).sum()
    }

    pub(super) fn fewest_pairs(&self, panel: &[Rival]) -> u32 {
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
pub(super) fn body(plan: &Strategy) -> String {
    let text = plan.to_string();
    text.split_once('\n').map_or_else(String::new, |(_, rest)| rest.to_owned())
}

/// Adds results to a plan's, and tells how many games they are.
pub(super) fn take(plan: &mut Candidate, results: Vec<(u32, Pairs)>) -> u64 {
    let mut games = 0;
    for (rival, pairs) in results {
        games += pairs.games();
        *plan.results.entry(rival).or_default() += pairs;
    }
    games
}

/// The better plan first; of equals the shorter one, which people read more easily.
pub(super) fn better(a: &Candidate, b: &Candidate, panel: &[Rival]) -> std::cmp::Ordering {
    let by_score = b.score(panel).total_cmp(&a.score(panel));
    by_score.then_with(|| (a.text.len(), &a.text).cmp(&(b.text.len(), &b.text)))
}
