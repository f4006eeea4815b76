//! The plans that a search plays on with.

use fief_bots::strategy::{find, shipped};
use fief_bots::{Strategy, StrategyBot, choose};
use fief_engine::setup::Rules;

use super::pace::Pace;
use crate::evolve::for_two;

/// Plans for one kingdom, the best first, ready to be played.
#[derive(Clone, Debug)]
pub struct Portfolio {
    pub(super) plans: Vec<Plan>,
    /// How many of them the player may follow; rivals may follow any.
    pub(super) own: usize,
}

/// A plan, and what others can tell it by.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) name: String,
    pub(super) bot: StrategyBot,
    /// How likely a rival follows it before anything was gained, beside the others: strong plans are likelier.
    pub(super) likely: f64,
    pub(super) pace: Pace,
}

/// A player follows at most this many plans, because each costs rollouts.
const MOST_PLANS: usize = 4;
/// Rivals are thought to follow one of at most this many.
const MOST_RIVALS: usize = 10;

/// What anybody may play.
const MONEY: &str = "Big Money Ultimate";

/// How likely a rival follows the best plan, each of the player's other plans, and each of the rest.
const LIKELY: [f64; 3] = [1.0, 0.6, 0.25];

impl Portfolio {
    /// The plans that can be played with these rules, the best first. Rivals may follow these, or money, or what `medium`
    /// plays, or a published strategy.
    pub fn new<'s>(rules: &Rules, plans: impl IntoIterator<Item = &'s Strategy>) -> Self {
        let mut all = Self { plans: Vec::new(), own: 0 };
        for strategy in plans {
            if all.plans.len() < MOST_PLANS {
                all.add(strategy, rules);
            }
        }
        let medium = choose(rules);
        if all.plans.is_empty() {
            all.add(&medium, rules);
        }
        all.own = all.plans.len().max(1);
        let money = find(MONEY).into_iter();
        let published = shipped().iter().map(|shipped| &shipped.strategy);
        let published = published.filter(|strategy| !strategy.kingdom().is_empty());
        for strategy in money.chain([&medium]).chain(published) {
            if all.plans.len() < MOST_RIVALS {
                all.add(strategy, rules);
            }
        }
        all.learn_paces(rules);
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
        // Whoever can end the game with a win does so, whatever the text of a plan says.
        let strategy = Strategy { takes_winning_end: true, ..strategy.clone() };
        let Ok(bot) = strategy.bot(rules) else { return };
        if !known {
            let (name, pace) = (strategy.name.clone(), Pace::default());
            self.plans.push(Plan { name, bot, likely: 1.0, pace });
        }
    }

    /// Lets every plan play some games against the best one, so that rivals who follow it are recognised.
    fn learn_paces(&mut self, rules: &Rules) {
        let start = for_two(rules);
        let best = self.best();
        let own = self.own;
        for (place, plan) in self.plans.iter_mut().enumerate() {
            plan.pace = Pace::of(&start, &plan.bot, &best);
            plan.likely = LIKELY[usize::from(place > 0) + usize::from(place >= own)];
        }
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
