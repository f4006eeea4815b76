//! How strong an agent is: fixed kingdoms, opponents with names, each deal from both seats. `fief.benchmark` is made of it.

use std::sync::atomic::AtomicBool;

use fief_bots::Strategy;
use fief_engine::decide::{AtOnce, Decider, Offer};
use fief_engine::game::Flow;
use fief_engine::imagine::Memory;
use fief_engine::question::{Question, Reply};
use fief_engine::setup::{Rules, nearest};
use fief_engine::view::View;
use fief_entrants::Entrant;
use fief_mind::evolve::{Pairs, deal_seed as seed_of_deal};
use fief_mind::gauntlet::{
    Challenger, Measure, Met, Named, OPPONENTS, Opponent, Row, SUITES, Score, Tally, Thinking,
    place, play, sets as sets_of_suites, suite as suite_named,
};
use fief_mind::levels::searches;
use fief_sim::Contestant as _;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::bots::Bot;
use crate::errors;
use crate::kingdom::Kingdom;
use crate::setup::Start;
use crate::sim::played;

/// A strategy, a network or a bot, as somebody who is measured.
struct Agent(Entrant);

/// The bot of an agent.
struct AgentBot(fief_sim::Bot);

impl Decider for AgentBot {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.0.decide(view, question, reply)
    }

    fn decide_remembering(
        &mut self,
        memory: &Memory,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        self.0.decide_remembering(memory, view, question, reply)
    }

    fn imagines(&self) -> bool {
        self.0.imagines()
    }

    fn decides_at_once(&self) -> bool {
        self.0.decides_at_once()
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        self.0.decide_at_once(view, offer)
    }
}

impl Thinking for AgentBot {}

impl Challenger for Agent {
    fn name(&self) -> String {
        self.0.name().to_owned()
    }

    fn bot(&self, rules: &Rules, seed: u64) -> Result<Box<dyn Thinking>, String> {
        Ok(Box::new(AgentBot(self.0.bot(rules, seed)?)))
    }
}

/// Somebody without plans, for opponents that do not ask for any.
struct Nobody;

impl Challenger for Nobody {
    fn name(&self) -> String {
        "an agent that is no strategy".to_owned()
    }

    fn bot(&self, _: &Rules, _: u64) -> Result<Box<dyn Thinking>, String> {
        Err("nobody plays".to_owned())
    }

    fn plans(&self, _: &Rules) -> Vec<Strategy> {
        Vec::new()
    }
}

fn no_such(what: &str, name: &str, all: &[String]) -> PyErr {
    match nearest(name, all.iter().map(String::as_str)) {
        Some(near) => errors::value(format!("no {what} is named '{name}'; did you mean {near}?")),
        None => errors::value(format!("no {what} is named '{name}'; there are {}", all.join(", "))),
    }
}

/// The names of the suites: of Base, of everything, of each set, and others. With "/train" or "/test" behind it, a name means one
/// half of a suite.
#[pyfunction]
fn suites() -> Vec<String> {
    let mut all: Vec<String> = SUITES.map(str::to_owned).into();
    all.extend(sets_of_suites().into_iter().filter(|set| !SUITES.contains(&set.as_str())));
    all
}

/// The kingdoms of a suite with their names. They never change.
#[pyfunction]
fn suite(name: &str) -> PyResult<Vec<(String, Kingdom)>> {
    let unknown = || {
        let halves = ["", "/train", "/test"];
        let suites = suites();
        let all = suites.iter().flat_map(|name| halves.map(|half| format!("{name}{half}")));
        let all: Vec<String> = all.collect();
        let near = nearest(name, all.iter().map(String::as_str));
        let near = near.map_or_else(String::new, |near| format!(" (did you mean {near}?)"));
        let all = suites.join(", ");
        errors::value(format!(
            "no suite is named '{name}'{near}; there are {all}, each whole or with /train or /test"
        ))
    };
    let kingdoms = suite_named(name).ok_or_else(unknown)?;
    let kingdom = |kingdom: fief_mind::gauntlet::Kingdom| {
        let start = kingdom.start().map_err(errors::setup)?;
        let setup = start.rules().setup().clone();
        let inner =
            fief_cards::kingdoms::Kingdom { cards: setup.kingdom, landscapes: setup.landscapes };
        Ok((kingdom.name, Kingdom { inner }))
    };
    kingdoms.into_iter().map(kingdom).collect()
}

/// The names of the opponents that are somebody else on each kingdom; any strategy that comes with fief is one, too.
#[pyfunction]
fn opponents() -> Vec<&'static str> {
    OPPONENTS.to_vec()
}

fn met(
    names: Vec<String>,
    start: &Start,
    challenger: &dyn Challenger,
    budget: u64,
) -> PyResult<Vec<Met>> {
    let all = || OPPONENTS.map(str::to_owned).into_iter().collect::<Vec<_>>();
    let found = Opponent::find_all(&names).map_err(|name| no_such("opponent", &name, &all()))?;
    let measure = Measure { pairs: 1, seed: 0, threads: 1, budget };
    let mut met = Vec::new();
    for opponent in found {
        met.extend(opponent.met(&start.inner, challenger, measure).map_err(errors::other)?);
    }
    Ok(met)
}

/// Who is met on a kingdom under these names: the name that a table shows, and the bot.
#[pyfunction]
#[pyo3(signature = (names, start, budget=200_000))]
fn met_on(names: Vec<String>, start: Start, budget: u64) -> PyResult<Vec<(String, Bot)>> {
    let met = errors::guard(|| met(names, &start, &Nobody, budget))??;
    let bot = |(name, who): Met| {
        let plan = who.plans(start.inner.rules()).into_iter().next();
        let text = plan.ok_or_else(|| errors::other(format!("{name} is no strategy")))?.to_string();
        Ok((name, Bot::of(text)?))
    };
    met.into_iter().map(bot).collect()
}

/// The seed of a deal in a measurement with this seed, against an opponent of this name.
#[pyfunction]
fn deal_seed(seed: u64, opponent: &str, deal: u64) -> u64 {
    seed_of_deal(seed ^ place(opponent), deal)
}

/// What a measurement on one kingdom against one opponent said: the name that the table shows, pairs by half points, games given
/// up, half points by seat, turns, decisions and rollouts.
type Measured = (String, [u32; 5], u32, [u64; 2], u64, u64, u64);

/// Plays a bot of Rust against opponents on a kingdom, each deal from both seats.
#[pyfunction]
#[pyo3(signature = (agent, start, against, pairs, seed=1, budget=200_000))]
fn measure(
    py: Python<'_>,
    agent: Bot,
    start: Start,
    against: Vec<String>,
    pairs: u64,
    seed: u64,
    budget: u64,
) -> PyResult<Vec<Measured>> {
    if !(1..=MOST_PAIRS).contains(&pairs) {
        return Err(errors::value(format!("{pairs} pairs: there must be 1 to {MOST_PAIRS}")));
    }
    // Those that search tell how many games they have played on in their heads, and which plans they begin with.
    let named = Some(agent.entrant().name()).filter(|name| searches(name)).and_then(Named::find);
    let challenger: Box<dyn Challenger> = match named {
        Some(named) => Box::new(named),
        None => Box::new(Agent(agent.entrant().clone())),
    };
    played(py, None, |stop: &AtomicBool, _| -> PyResult<Vec<Measured>> {
        let mut all = Vec::new();
        for (name, who) in met(against, &start, &*challenger, budget)? {
            if stop.load(std::sync::atomic::Ordering::Relaxed) {
                break;
            }
            let bots = [&*challenger, &*who];
            let score = play(&start.inner, bots, seed ^ place(&name), 0..pairs);
            let Score { pairs, by_seat, turns, decisions, rollouts, .. } =
                score.map_err(errors::strategy)?;
            let Pairs { counts, stalls } = pairs;
            all.push((name, counts, stalls, by_seat, turns, decisions, rollouts));
        }
        Ok(all)
    })?
}

/// More pairs than this on one kingdom cannot be counted.
const MOST_PAIRS: u64 = 100_000_000;

/// What many kingdoms say together: for each opponent the mean share, its interval and the worst tenth. A row is a kingdom, an
/// opponent, pairs by half points, and games given up.
#[pyfunction]
fn tallies(
    py: Python<'_>,
    rows: Vec<(String, String, [u32; 5], u32)>,
) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let is_too_many =
        |counts: &[u32; 5]| counts.iter().map(|&pairs| u64::from(pairs)).sum::<u64>() > MOST_PAIRS;
    if let Some((kingdom, ..)) = rows.iter().find(|(_, _, counts, _)| is_too_many(counts)) {
        return Err(errors::value(format!("{kingdom}: more than {MOST_PAIRS} pairs of games")));
    }
    let row = |(kingdom, opponent, counts, stalls): (String, String, [u32; 5], u32)| {
        let score = Score { pairs: Pairs { counts, stalls }, ..Score::default() };
        Row { kingdom, opponent, is_in_book: false, score }
    };
    let rows: Vec<Row> = rows.into_iter().map(row).collect();
    let told = errors::work(py, || {
        let told = |tally: Tally| (tally.interval(), tally);
        Tally::all(&rows).into_iter().map(told).collect::<Vec<_>>()
    })?;
    let dict = |((low, high), tally): ((f64, f64), Tally)| {
        let dict = PyDict::new(py);
        let total = tally.total();
        dict.set_item("opponent", &tally.opponent)?;
        dict.set_item("share", tally.mean())?;
        dict.set_item("interval", (low, high))?;
        dict.set_item("worst_tenth", tally.worst_tenth())?;
        dict.set_item("kingdoms", tally.scores.len())?;
        dict.set_item("games", total.pairs.games())?;
        dict.set_item("given_up", total.pairs.stalls)?;
        Ok(dict)
    };
    told.into_iter().map(dict).collect()
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(suites, module)?)?;
    module.add_function(wrap_pyfunction!(suite, module)?)?;
    module.add_function(wrap_pyfunction!(opponents, module)?)?;
    module.add_function(wrap_pyfunction!(met_on, module)?)?;
    module.add_function(wrap_pyfunction!(deal_seed, module)?)?;
    module.add_function(wrap_pyfunction!(measure, module)?)?;
    module.add_function(wrap_pyfunction!(tallies, module)?)
}
