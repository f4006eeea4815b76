//! The opponents of the gauntlet, by name.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use fief_bots::{PLANS, Strategy, choose, money_with};
use fief_engine::setup::{Rules, Start};

use super::{Challenger, Measure, Scripted};
use crate::book::key;
use crate::evolve::{Evolution, Market, duel, fitting};

/// What can be asked for. "shipped" is every strategy of the program whose cards are there.
pub const NAMES: [&str; 8] = [
    "big-money-ultimate",
    "basic-big-money",
    "best-terminal",
    "shipped",
    "medium",
    "own-plan",
    "champion",
    "exploiter",
];

/// Whom a challenger meets on every kingdom.
#[derive(Clone, Debug)]
pub enum Opponent {
    /// The same strategy everywhere.
    Script(Box<Strategy>),
    /// Big Money with the terminal that suits it best.
    BestTerminal,
    /// Every strategy that comes with the program and fits.
    Shipped,
    /// What `medium` plays.
    Medium,
    /// The best of the challenger's own plans, played without search.
    OwnPlan,
    /// What another search finds.
    Champion,
    /// What a search finds against the challenger's own plans.
    Exploiter,
}

/// Somebody who is met, and under which name.
pub type Met = (String, Box<dyn Challenger>);

impl Opponent {
    /// The opponents of these names, or the first name that means nobody.
    pub fn find_all(names: &[String]) -> Result<Vec<Self>, String> {
        names.iter().map(|name| Self::find(name).ok_or_else(|| name.clone())).collect()
    }

    fn find(name: &str) -> Option<Self> {
        Some(match name {
            "best-terminal" => Self::BestTerminal,
            "shipped" => Self::Shipped,
            "medium" => Self::Medium,
            "own-plan" => Self::OwnPlan,
            "champion" => Self::Champion,
            "exploiter" => Self::Exploiter,
            name => Self::Script(Box::new(Scripted::find(name)?.0)),
        })
    }

    /// Who is met on a kingdom, and under which name.
    pub fn met(
        &self,
        start: &Start,
        challenger: &dyn Challenger,
        measure: Measure,
    ) -> Result<Vec<Met>, String> {
        let rules = start.rules();
        let one = |name: &str, plan: Strategy| -> Vec<Met> {
            vec![(name.to_owned(), Box::new(Scripted(plan)))]
        };
        Ok(match self {
            Self::Script(strategy) => one(&strategy.name, (**strategy).clone()),
            Self::BestTerminal => one("BM + best terminal", terminal(start)),
            Self::Medium => one("medium", choose(rules)),
            Self::Shipped => {
                let met = |strategy: Strategy| {
                    let name = format!("shipped: {}", strategy.name);
                    (name, Box::new(Scripted(strategy)) as Box<dyn Challenger>)
                };
                fitting(rules).into_iter().map(met).collect()
            }
            Self::OwnPlan => {
                let plan = challenger.plans(rules).into_iter().next();
                one("own plan", plan.ok_or_else(|| format!("{} has no plan", challenger.name()))?)
            }
            Self::Champion => {
                // Another luck than that of the plans that bots use.
                one("champion", found(Evolution::new(rules, OTHER_LUCK, measure.budget), measure)?)
            }
            Self::Exploiter => {
                let plans = challenger.plans(rules);
                if plans.is_empty() {
                    return Err(format!("{} has no plans to exploit", challenger.name()));
                }
                let against = Evolution::against(rules, OTHER_LUCK, measure.budget, plans);
                one("exploiter", found(against, measure)?)
            }
        })
    }
}

const OTHER_LUCK: u64 = 0x0C4A_3B10;

fn found(mut evolution: Evolution, measure: Measure) -> Result<Strategy, String> {
    let never = AtomicBool::new(false);
    while evolution.step(1, &never) && evolution.games() < measure.budget {}
    let found = evolution.finish(40, false, 1, &never).ok_or("no plan was found")?;
    Ok(found.plans[0].plan.clone())
}

/// The terminals that were fixed: kingdom, plan and card.
static FIXED: LazyLock<BTreeMap<&'static str, (&'static str, &'static str)>> =
    LazyLock::new(|| {
        let rows = include_str!("../../../../strategies/suites/terminals.txt").lines();
        let row = |line: &'static str| {
            let mut cells = line.split('\t');
            Some((cells.next()?, (cells.next()?, cells.next()?)))
        };
        rows.filter(|line| !line.starts_with('#')).filter_map(row).collect()
    });

/// Big Money with the best terminal of a kingdom: the one that is fixed, or else the one that is found now.
fn terminal(start: &Start) -> Strategy {
    let fixed = FIXED.get(&*key(start.rules())).copied();
    let with = fixed.or_else(|| best_terminal(start));
    let plan = with.and_then(|with| money_with(&[with]));
    plan.unwrap_or_else(crate::evolve::big_money)
}

/// Pairs of games that decide which terminal is the best.
const TRIAL: u64 = 100;

/// The terminal and its plan that win most against Big Money Ultimate, by 200 games each.
pub fn best_terminal(start: &Start) -> Option<(&'static str, &'static str)> {
    let rules: &Rules = start.rules();
    let money = crate::evolve::big_money().bot(rules).ok()?;
    let mut best = None;
    let mut most = 0.0;
    let market = Market::new(start);
    for good in market.all(|good| good.is_terminal) {
        for plan in PLANS {
            let bot = money_with(&[(plan, good.name())]).and_then(|plan| plan.bot(rules).ok());
            let Some(bot) = bot else { continue };
            let share = duel(start, [&bot, &money], OTHER_LUCK, 0..TRIAL).share();
            if share > most {
                most = share;
                best = Some((plan, good.name()));
            }
        }
    }
    best
}

/// The text of the file that fixes the terminals of some kingdoms.
pub fn terminals(starts: &[Start], threads: usize, stop: &AtomicBool) -> Option<String> {
    let rows = crate::evolve::for_each(starts, threads, stop, |start| {
        let (plan, card) = best_terminal(start)?;
        Some(format!("{}\t{plan}\t{card}\n", key(start.rules())))
    })?;
    let mut rows: Vec<String> = rows.into_iter().flatten().collect();
    rows.sort();
    rows.dedup();
    let head = "# Big Money with the best terminal, by kingdom: made by `fief gauntlet --fix-terminals`.\n";
    Some(format!("{head}{}", rows.concat()))
}
