//! The bot that plays a strategy.

use fief_engine::decide::{AtOnce, Decider, Offer};
use fief_engine::game::Flow;
use fief_engine::question::{Choice, Pick, Purpose, Question, Reply, Verb};
use fief_engine::setup::Rules;
use fief_engine::state::Phase;
use fief_engine::view::View;

use super::plan::{Plan, has_lost_patience};
use super::sight::Tally;
use crate::tactics::{self, Mind, Tactics};

/// Plays a strategy in games with the rules that it was made for. It remembers nothing from one game to the next, so
/// one bot can play many games.
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

    #[inline(never)]
    fn buy_phase(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) {
        let listed = question.options.listed();
        // Treasures come first.
        if let Some(Choice::Card { .. }) = listed.first() {
            let Self { plan, tally, tactics } = self;
            let played = if tactics.some_treasures_wait() {
                Mind::new(view, question, plan, tally, tactics).treasure_to_play().map(Pick::option)
            } else {
                Some(Pick::EVERYTHING)
            };
            if let Some(played) = played {
                reply.give(played);
                return;
            }
        }
        if let Some(index) = self.tokens(view, listed) {
            reply.pick(index);
        } else if let Some(bought) = self.plan.buy(view, &self.tally, question) {
            reply.give(bought);
        } else if has_lost_patience(view) && !question.options.is_empty() {
            let Self { plan, tally, tactics } = self;
            Mind::new(view, question, plan, tally, tactics).take_anything(reply);
        }
    }
}

impl StrategyBot {
    /// Buys a card in a Buy phase that offers only piles.
    #[inline(never)]
    fn buy_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        match self.plan.pile_to_buy(view, &self.tally, offer.piles()) {
            Some(pile) => Some(AtOnce::Buy(pile)),
            None => (!has_lost_patience(view)).then_some(AtOnce::Pass),
        }
    }

    /// Plays an Action or a Night card, or none.
    #[inline(never)]
    fn play(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) {
        let Self { plan, tally, tactics } = self;
        // The scores of the cards nearly always decide.
        if !plan.says_what_to_play()
            && let Some(index) = tactics.first_to_play(view, question.options.listed())
        {
            reply.pick(index);
            return;
        }
        Mind::new(view, question, plan, tally, tactics).play(reply);
    }

    /// Answers a question of a card.
    #[inline(never)]
    fn answer(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) {
        let Self { plan, tally, tactics } = self;
        tactics::answer(&mut Mind::new(view, question, plan, tally, tactics), reply);
    }

    /// Pays off Debt, since nothing can be bought before, and spends Coffers if they buy something better.
    fn tokens(&mut self, view: View<'_>, listed: &[Choice]) -> Option<usize> {
        let offered = |purpose| listed.iter().position(|choice| *choice == Choice::Rule(purpose));
        let spend = || {
            let coffers = offered(Purpose::SpendCoffers)?;
            let in_debt = view.pools(view.seat()).debt > 0;
            let helps = in_debt || self.plan.coffers_to_spend(view, &self.tally) > 0;
            helps.then_some(coffers)
        };
        offered(Purpose::PayDebt).or_else(spend)
    }
}

impl Decider for StrategyBot {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.tally.forget();
        match question.verb {
            Verb::Turn if view.turn().phase == Phase::Buy => self.buy_phase(view, question, reply),
            Verb::Turn => self.play(view, question, reply),
            _ => self.answer(view, question, reply),
        }
        Ok(())
    }

    fn decides_at_once(&self) -> bool {
        true
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        self.tally.forget();
        if view.turn().phase != Phase::Buy {
            return self
                .tactics
                .first_at_once(view, offer)
                .filter(|_| !self.plan.says_what_to_play())
                .map(AtOnce::Play);
        }
        if !offer.has_cards() {
            return self.buy_at_once(view, offer);
        }
        (!self.tactics.some_treasures_wait()).then_some(AtOnce::PlayAll)
    }
}
