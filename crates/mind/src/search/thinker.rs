//! The player that searches.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::imagine::Memory;
use fief_engine::question::{Picks, Question, Reply};
use fief_engine::rng::Rng;
use fief_engine::view::View;

use super::judged::{Arm, Judged};
use super::portfolio::Portfolio;
use super::race::{Budget, Moment, judge};

/// Mistakes as people make them: now and then an answer that is a little worse than the best, never nonsense. A mistake at
/// every question, however small, would add up to a lost game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lapses {
    /// One question in this many is answered carelessly.
    pub one_in: u32,
    /// A careless answer costs at most this many points of win share.
    pub points: f64,
}

/// Answers every question by search, and by the plan where no moment can be imagined.
#[derive(Debug)]
pub struct Thinker {
    portfolio: Arc<Portfolio>,
    budget: Budget,
    /// The mistakes that it makes on purpose.
    lapses: Option<Lapses>,
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
            lapses: None,
            rng: Rng::new(seed),
            stop: Arc::default(),
            rollouts: 0,
            chances: Vec::new(),
        }
    }

    /// Makes mistakes, or none.
    #[must_use]
    pub fn with_lapses(mut self, lapses: Option<Lapses>) -> Self {
        self.lapses = lapses;
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

    /// The answer to give: the best, or in a lapse one that is not much worse.
    fn choose<'j>(&mut self, judged: &'j Judged) -> &'j Picks {
        let best = judged.answer();
        let Some(Lapses { one_in, points }) = self.lapses else { return &best.picks };
        if self.rng.below(one_in) > 0 {
            return &best.picks;
        }
        let is_near = |arm: &&Arm| arm.share + points / 100.0 >= best.share;
        let near: Vec<&Arm> = judged.arms.iter().filter(is_near).collect();
        let taken = self.rng.below(near.len().max(1) as u32) as usize;
        &near.get(taken).copied().unwrap_or(best).picks
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
