//! Everybody who plays by a name: the bots that only know plans, and those that think.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fief_engine::decide::Decider;
use fief_engine::setup::Rules;

use crate::book::plans_for;
use crate::search::{Budget, Portfolio, Thinker};

/// A level that searches.
#[derive(Clone, Copy, Debug)]
struct Level {
    name: &'static str,
    budget: Budget,
    /// Mistakes of up to so many points of win share.
    slack: f64,
}

/// The levels that search, the weakest first.
const LEVELS: [Level; 4] = [
    Level { name: "club", budget: Budget::HARD, slack: 8.0 },
    Level { name: "keen", budget: Budget::HARD, slack: 4.0 },
    Level { name: "hard", budget: Budget::HARD, slack: 0.0 },
    Level { name: "expert", budget: Budget::EXPERT, slack: 0.0 },
];

/// Everybody who can be asked for by name, the weakest first. `plan` plays the plan that the levels above it begin
/// with, without search.
pub const NAMES: &[&str] =
    &["random", "easy", "big-money", "medium", "plan", "club", "keen", "hard", "expert"];

/// The games that are played to find the plans of a kingdom.
pub const EVOLUTION: u64 = 100_000;

/// Whether a level searches, so that its answers take their time.
pub fn searches(name: &str) -> bool {
    LEVELS.iter().any(|level| level.name == name)
}

/// Whether a level needs plans that were evolved for the kingdom.
pub fn needs_plans(name: &str) -> bool {
    name == "plan" || searches(name)
}

/// The player of this name for games with these rules. Who needs plans for the kingdom waits until they are found.
pub fn by_name(name: &str, rules: &Rules, seed: u64) -> Option<Box<dyn Decider>> {
    if needs_plans(name) {
        return with_plans(name, portfolio(rules), seed, Arc::default());
    }
    fief_bots::by_name(name, seed)
}

/// The player of this name with these plans, if it is one that needs any. When `stop` is set it must not think longer.
pub fn with_plans(
    name: &str,
    portfolio: Arc<Portfolio>,
    seed: u64,
    stop: Arc<AtomicBool>,
) -> Option<Box<dyn Decider>> {
    if name == "plan" {
        return Some(Box::new(portfolio.best()));
    }
    Some(Box::new(thinker(name, portfolio, seed)?.until(stop)))
}

/// The thinker of this level, if it is one that searches.
pub fn thinker(name: &str, portfolio: Arc<Portfolio>, seed: u64) -> Option<Thinker> {
    let level = LEVELS.iter().find(|level| level.name == name)?;
    Some(Thinker::new(portfolio, level.budget, seed).with_slack(level.slack))
}

/// The plans of a kingdom, once they are found.
type Found = Arc<OnceLock<Arc<Portfolio>>>;

/// Plans that were found lately, by kingdom.
static LATELY: Mutex<Vec<(String, Found)>> = Mutex::new(Vec::new());

/// As many kingdoms are remembered.
const KINGDOMS: usize = 64;

fn found(rules: &Rules) -> Found {
    let setup = rules.setup();
    let key = format!("{} {:?} {:?}", setup.players.len(), setup.kingdom, setup.landscapes);
    let mut lately = LATELY.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, found)) = lately.iter().find(|(other, _)| *other == key) {
        return Arc::clone(found);
    }
    if lately.len() >= KINGDOMS {
        lately.remove(0);
    }
    let new = Found::default();
    lately.push((key, Arc::clone(&new)));
    new
}

/// The plans for a kingdom. The first who asks waits for some seconds while they are evolved; whoever asks meanwhile
/// waits for the same.
pub fn portfolio(rules: &Rules) -> Arc<Portfolio> {
    let found = found(rules);
    let evolved = || {
        let plans = plans_for(rules, EVOLUTION);
        if plans.is_empty() {
            return Arc::new(Portfolio::usual(rules));
        }
        Arc::new(Portfolio::new(rules, &plans))
    };
    Arc::clone(found.get_or_init(evolved))
}

/// The plans for a kingdom, if they were found already.
pub fn portfolio_at_hand(rules: &Rules) -> Option<Arc<Portfolio>> {
    found(rules).get().cloned()
}
