//! Those who can be measured, and those whom they meet.

use fief_bots::strategy::find;
use fief_bots::{Strategy, StrategyBot, by_name};
use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::question::{Question, Reply};
use fief_engine::setup::Rules;
use fief_engine::view::View;

use super::{Challenger, Thinking};
use crate::book::{plans_for, searched};
use crate::levels::{EVOLUTION, NAMES, needs_plans, portfolio, searches, thinker};
use crate::search::Thinker;

/// A bot that does not play on in its head.
struct Quick(Box<dyn Decider>);

impl Decider for Quick {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.0.decide(view, question, reply)
    }
}

impl Thinking for Quick {}

impl Thinking for Thinker {
    fn rollouts(&self) -> u64 {
        Thinker::rollouts(self)
    }

    fn take_chances(&mut self) -> Vec<f64> {
        Thinker::take_chances(self)
    }
}

impl Thinking for StrategyBot {}

/// A bot of the program by its name.
#[derive(Clone, Debug)]
pub struct Named(String);

impl Named {
    pub fn find(name: &str) -> Option<Self> {
        NAMES.contains(&name).then(|| Self(name.to_owned()))
    }
}

impl Challenger for Named {
    fn name(&self) -> String {
        self.0.clone()
    }

    fn bot(&self, rules: &Rules, seed: u64) -> Result<Box<dyn Thinking>, String> {
        if searches(&self.0)
            && let Some(thinker) = thinker(&self.0, portfolio(rules), seed)
        {
            return Ok(Box::new(thinker));
        }
        if needs_plans(&self.0) {
            return Ok(Box::new(portfolio(rules).best()));
        }
        let bot = by_name(&self.0, seed).ok_or_else(|| format!("no bot is named {}", self.0))?;
        Ok(Box::new(Quick(bot)))
    }

    fn plans(&self, rules: &Rules) -> Vec<Strategy> {
        if needs_plans(&self.0) { plans_for(rules, EVOLUTION) } else { Vec::new() }
    }
}

/// A strategy, whatever the kingdom.
#[derive(Clone, Debug)]
pub struct Scripted(pub Strategy);

impl Scripted {
    /// A strategy that comes with the program.
    pub fn find(name: &str) -> Option<Self> {
        find(name).ok().cloned().map(Self)
    }
}

impl Challenger for Scripted {
    fn name(&self) -> String {
        self.0.name.clone()
    }

    fn bot(&self, rules: &Rules, _: u64) -> Result<Box<dyn Thinking>, String> {
        let bot = self.0.bot(rules).map_err(|error| error.to_string())?;
        Ok(Box::new(bot))
    }

    fn plans(&self, _: &Rules) -> Vec<Strategy> {
        vec![self.0.clone()]
    }
}

/// The best plan that a search of so many games finds for each kingdom, and no thought beyond that. It never looks into
/// the book: the budget says how good the plan may be.
#[derive(Clone, Copy, Debug)]
pub struct Planned {
    pub games: u64,
}

impl Challenger for Planned {
    fn name(&self) -> String {
        format!("plan:{}", self.games)
    }

    fn bot(&self, rules: &Rules, _: u64) -> Result<Box<dyn Thinking>, String> {
        let plan = self.plans(rules).into_iter().next().ok_or("there is no plan")?;
        let bot = plan.bot(rules).map_err(|error| error.to_string())?;
        Ok(Box::new(bot))
    }

    fn plans(&self, rules: &Rules) -> Vec<Strategy> {
        searched(rules, self.games, &mut |_| {})
    }
}
