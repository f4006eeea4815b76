//! The plans that a search plays on with.

use fief_bots::strategy::{find, shipped};
use fief_bots::{Strategy, StrategyBot, choose};
use fief_engine::ids::Kind;
use fief_engine::setup::Rules;

/// Plans for one kingdom, the best first, ready to be played.
#[derive(Clone, Debug)]
pub struct Portfolio {
    pub(super) plans: Vec<Plan>,
    /// How many of them the player may follow; rivals may follow any.
    pub(super) own: usize,
}

/// A plan and what it buys.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) name: String,
    pub(super) bot: StrategyBot,
    /// By kind, whether the plan buys it.
    pub(super) wants: Vec<bool>,
}

/// A player follows at most so many plans: each costs rollouts.
const MOST_PLANS: usize = 4;
/// Rivals are thought to follow one of at most so many.
const MOST_RIVALS: usize = 8;

/// What anybody may play.
const MONEY: &str = "Big Money Ultimate";

impl Portfolio {
    /// The plans that can be played with these rules, the best first. Rivals may follow these, or money, or a published
    /// strategy.
    pub fn new<'s>(rules: &Rules, plans: impl IntoIterator<Item = &'s Strategy>) -> Self {
        let mut all = Self { plans: Vec::new(), own: 0 };
        for strategy in plans {
            if all.plans.len() < MOST_PLANS {
                all.add(strategy, rules);
            }
        }
        if all.plans.is_empty() {
            all.add(&choose(rules), rules);
        }
        all.own = all.plans.len().max(1);
        let money = find(MONEY).into_iter();
        let published = shipped().iter().map(|shipped| &shipped.strategy);
        for strategy in money.chain(published) {
            let is_for_kingdom = strategy.name == MONEY || !strategy.kingdom().is_empty();
            if all.plans.len() < MOST_RIVALS && is_for_kingdom {
                all.add(strategy, rules);
            }
        }
        all
    }

    /// What a medium bot would play here, money, and the published strategies that fit.
    pub fn usual(rules: &Rules) -> Self {
        let chosen = choose(rules);
        let published = shipped().iter().map(|shipped| &shipped.strategy);
        let fits = published.filter(|strategy| !strategy.kingdom().is_empty());
        Self::new(rules, std::iter::once(&chosen).chain(find(MONEY)).chain(fits))
    }

    fn add(&mut self, strategy: &Strategy, rules: &Rules) {
        let known = self.plans.iter().any(|plan| plan.name == strategy.name);
        let Ok(bot) = strategy.bot(rules) else { return };
        if known {
            return;
        }
        let mut wants = vec![false; rules.kinds().count()];
        let lines = strategy.buy.iter().chain(strategy.gain.iter().flatten());
        for kind in lines.filter_map(|line| rules.kind_named(line.card.name)) {
            wants[kind.index()] = true;
        }
        self.plans.push(Plan { name: strategy.name.clone(), bot, wants });
    }

    /// The best plan, to be played without search.
    pub fn best(&self) -> StrategyBot {
        self.plans[0].bot.clone()
    }

    /// The names of the plans that the player may follow.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.plans[..self.own].iter().map(|plan| plan.name.as_str())
    }
}

impl Plan {
    pub(super) fn wants(&self, kind: Kind) -> bool {
        self.wants[kind.index()]
    }
}
