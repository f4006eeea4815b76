//! The player that searches.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::imagine::Memory;
use fief_engine::question::{Picks, Question, Reply};
use fief_engine::rng::Rng;
use fief_engine::view::View;

use super::judged::Judged;
use super::portfolio::Portfolio;
use super::race::{Budget, Moment, judge};

/// Answers every question by search, and by the plan where no moment can be imagined.
#[derive(Debug)]
pub struct Thinker {
    portfolio: Arc<Portfolio>,
    budget: Budget,
    /// Takes any answer that is worse than the best by at most so many points of win share: what people do.
    slack: f64,
    rng: Rng,
    stop: Arc<AtomicBool>,
    rollouts: u64,
    /// The shares of the answers that it gave, since somebody took them.
    chances: Vec<f64>,
}

impl Thinker {
    /// A player with the plans of a portfolio. It must have been made for the game that is played.
    pub fn new(portfolio: Arc<Portfolio>, budget: Budget, seed: u64) -> Self {
        Self {
            portfolio,
            budget,
            slack: 0.0,
            rng: Rng::new(seed),
            stop: Arc::default(),
            rollouts: 0,
            chances: Vec::new(),
        }
    }

    /// Makes mistakes of up to so many points of win share.
    #[must_use]
    pub fn with_slack(mut self, points: f64) -> Self {
        self.slack = points / 100.0;
        self
    }

    /// Answers with what it has found out so far as soon as this is set: for those who cannot wait.
    #[must_use]
    pub fn until(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = stop;
        self
    }

    /// Thinks about a question, and says what was found out about its answers.
    pub fn think(&mut self, memory: &Memory, view: View<'_>, question: &Question) -> Judged {
        let luck = self.rng.next_u64();
        let moment = Moment { memory, view, question };
        let judged = judge(moment, &self.portfolio, self.budget, luck, &[], &self.stop);
        self.rollouts += u64::from(judged.rollouts);
        if judged.rollouts > 0 {
            self.chances.push(judged.answer().share);
        }
        judged
    }

    /// The games that it has played on so far.
    pub fn rollouts(&self) -> u64 {
        self.rollouts
    }

    /// Hands out the share of each answer that it searched for since they were taken last.
    pub fn take_chances(&mut self) -> Vec<f64> {
        std::mem::take(&mut self.chances)
    }

    /// The answer to give: the best, or one that is not much worse.
    fn choose<'j>(&mut self, judged: &'j Judged) -> &'j Picks {
        if self.slack == 0.0 {
            return &judged.answer().picks;
        }
        let best = judged.answer().share;
        let near: Vec<&Picks> = judged
            .arms
            .iter()
            .filter(|arm| arm.share + self.slack >= best)
            .map(|arm| &arm.picks)
            .collect();
        near.get(self.rng.below(near.len().max(1) as u32) as usize)
            .copied()
            .unwrap_or(&judged.answer().picks)
    }
}

impl Decider for Thinker {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let memory = view.remember(question).unwrap_or_default();
        self.decide_remembering(&memory, view, question, reply)
    }

    fn decide_remembering(
        &mut self,
        memory: &Memory,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        let judged = self.think(memory, view, question);
        reply.picks(self.choose(&judged).iter().copied());
        Ok(())
    }

    fn imagines(&self) -> bool {
        true
    }
}
