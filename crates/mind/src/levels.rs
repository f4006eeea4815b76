//! Everybody who plays by a name: the bots that only know plans, and those that think.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fief_engine::decide::Decider;
use fief_engine::setup::Rules;

use crate::book::{at_hand, plans_telling};
use crate::search::{Budget, Lapses, Portfolio, Thinker};

/// A level that searches.
#[derive(Clone, Copy, Debug)]
struct Level {
    name: &'static str,
    budget: Budget,
    /// The mistakes that it makes.
    lapses: Option<Lapses>,
}

/// The levels that search, the weakest first.
const LEVELS: [Level; 4] = [
    Level { name: "club", budget: Budget::HARD, lapses: Some(Lapses { one_in: 8, points: 8.0 }) },
    Level { name: "keen", budget: Budget::HARD, lapses: Some(Lapses { one_in: 16, points: 4.0 }) },
    Level { name: "hard", budget: Budget::HARD, lapses: None },
    Level { name: "expert", budget: Budget::EXPERT, lapses: None },
];

/// Everybody who can be asked for by name, the weakest first. `plan` plays the plan that the levels above it begin
/// with, without search.
pub const NAMES: &[&str] =
    &["random", "easy", "big-money", "medium", "plan", "club", "keen", "hard", "expert"];

/// How strong a level is, as it was measured: the share of games won against Big Money Ultimate, a tie as half, with its
/// 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strength {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Strength {
    /// "Scores 85 points of 100 against Big Money Ultimate."
    pub fn in_words(self) -> String {
        format!("Scores {:.0} points of 100 against Big Money Ultimate.", 100.0 * self.share)
    }
}

/// The measured strength of a level, if it was measured. The figures stand in `crates/mind/data/levels.txt` and nowhere
/// else.
pub fn strength(name: &str) -> Option<Strength> {
    let mut rows = include_str!("../data/levels.txt").lines().filter(|row| !row.starts_with('#'));
    rows.find_map(|row| {
        let mut cells = row.split_whitespace();
        let number = |word: Option<&str>| word?.parse::<f64>().ok().map(|number| number / 100.0);
        (cells.next() == Some(name)).then_some(())?;
        let share = number(cells.next())?;
        Some(Strength { share, low: number(cells.next())?, high: number(cells.next())? })
    })
}

/// All levels with their strengths, a line for each, for people who choose one.
pub fn in_words() -> String {
    let row = |name: &&str| {
        let strength = strength(name).map_or_else(String::new, Strength::in_words);
        format!("  {name:<10} {strength}").trim_end().to_owned()
    };
    NAMES.iter().map(row).collect::<Vec<_>>().join("\n")
}

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
    Some(Thinker::new(portfolio, level.budget, seed).with_lapses(level.lapses))
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
    portfolio_telling(rules, &mut |_| {})
}

/// The same for whoever wants to know how long it will take: `tell` hears which part of the search is done, from 0 to 1.
pub fn portfolio_telling(rules: &Rules, tell: &mut dyn FnMut(f64)) -> Arc<Portfolio> {
    let found = found(rules);
    let evolved = || {
        let mut tell = |games: u64| tell((games as f64 / EVOLUTION as f64).min(1.0));
        let plans = plans_telling(rules, EVOLUTION, &mut tell);
        if plans.is_empty() {
            return Arc::new(Portfolio::usual(rules));
        }
        Arc::new(Portfolio::new(rules, &plans))
    };
    Arc::clone(found.get_or_init(evolved))
}

/// The plans for a kingdom, if the book has them or they were found already.
pub fn portfolio_at_hand(rules: &Rules) -> Option<Arc<Portfolio>> {
    let found = found(rules).get().cloned();
    found.or_else(|| at_hand(rules).is_some().then(|| portfolio(rules)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_measured_is_told_of_levels_that_there_are() {
        let rows = include_str!("../data/levels.txt").lines().filter(|row| !row.starts_with('#'));
        for row in rows {
            let name = row.split_whitespace().next().expect("a name");
            assert!(NAMES.contains(&name), "no level is named {name}");
            let Strength { share, low, high } = strength(name).expect("three numbers");
            assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{name}");
            assert!(in_words().contains(&format!("{name:<10} Scores {:.0}", 100.0 * share)));
        }
        assert!(strength("hard").is_some() && strength("nobody").is_none());
    }
}
