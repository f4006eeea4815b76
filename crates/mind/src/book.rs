//! Plans by kingdom.

use std::sync::atomic::AtomicBool;

use fief_bots::Strategy;
use fief_engine::setup::Rules;

use crate::evolve::Evolution;

/// Pairs of games for each two plans at the end of a short search.
const FINAL_PAIRS: u64 = 40;

/// The best plans for a kingdom, the best first, found by playing about `budget` games. The same for the same kingdom and
/// budget.
pub fn plans_for(rules: &Rules, budget: u64) -> Vec<Strategy> {
    let (threads, never) = (1, AtomicBool::new(false));
    let mut evolution = Evolution::new(rules, 1, budget);
    while evolution.step(threads, &never) && evolution.games() < budget {}
    let found = evolution.finish(FINAL_PAIRS, false, threads, &never);
    found.map_or_else(Vec::new, |found| found.plans.into_iter().map(|ranked| ranked.plan).collect())
}
