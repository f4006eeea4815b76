//! The bot that plays a strategy.

use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::question::{Choice, EVERYTHING, Picks, Question, Verb};
use fief_engine::setup::Rules;
use fief_engine::state::Phase;
use fief_engine::view::View;

use super::plan::{Plan, has_lost_patience};
use super::sight::Tally;
use crate::tactics::{self, Mind, Tactics};

/// Plays a strategy in games with the rules that it was made for. It has no memory from one game to the next, so that
/// one bot can play many.
#[derive(Clone, Debug)]
pub struct StrategyBot {
    plan: Plan,
    tally: Tally,
    tactics: Tactics,
}

impl StrategyBot {
    pub(super) fn new(plan: Plan, rules: &Rules) -> Self {
        Self { plan, tally: Tally::new(rules), tactics: Tactics::new(rules) }
    }

    fn buy_phase(&mut self, view: View<'_>, question: &Question, picks: &mut Picks) {
        let listed = question.options.listed();
        if listed.iter().any(|choice| matches!(choice, Choice::Card { .. })) {
            picks.push(EVERYTHING);
            return;
        }
        // Whoever has Debt can buy nothing before it is paid.
        if let Some(debt) = listed.iter().position(|choice| matches!(choice, Choice::Text(_))) {
            picks.push(debt as u16);
        } else if let Some(index) = self.plan.buy(view, &mut self.tally, question) {
            picks.push(index);
        } else if has_lost_patience(view) && !question.options.is_empty() {
            let Self { plan, tally, tactics } = self;
            Mind::new(view, question, plan, tally, tactics).take_anything(picks);
        }
    }
}

impl Decider for StrategyBot {
    fn decide(&mut self, view: View<'_>, question: &Question, picks: &mut Picks) -> Flow {
        self.tally.forget();
        if question.verb == Verb::Turn && view.turn().phase == Phase::Buy {
            self.buy_phase(view, question, picks);
            return Ok(());
        }
        let Self { plan, tally, tactics } = self;
        tactics::answer(&mut Mind::new(view, question, plan, tally, tactics), picks);
        Ok(())
    }
}
