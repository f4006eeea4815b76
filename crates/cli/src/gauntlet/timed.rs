//! How long a bot takes for its decisions.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use fief_bots::Strategy;
use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::imagine::Memory;
use fief_engine::question::{Question, Reply};
use fief_engine::setup::Rules;
use fief_engine::view::View;
use fief_mind::gauntlet::{Challenger, Thinking};

use crate::bench::clock::Clock;
use crate::tell;

/// How long decisions took: told on the side, as no two runs have the same.
#[derive(Default)]
pub(super) struct Times {
    /// How many took so many microseconds, by powers of two.
    spread: Mutex<[u64; 32]>,
    total: AtomicU64,
}

impl Times {
    fn add(&self, microseconds: u64) {
        let place = (64 - microseconds.leading_zeros()).min(31) as usize;
        self.spread.lock().unwrap_or_else(PoisonError::into_inner)[place] += 1;
        self.total.fetch_add(microseconds, Ordering::Relaxed);
    }

    pub(super) fn tell(&self) {
        let spread = self.spread.lock().unwrap_or_else(PoisonError::into_inner);
        let many: u64 = spread.iter().sum();
        let quantile = |share: f64| {
            let mut left = (share * many as f64) as u64;
            let place = spread.iter().position(|&n| {
                let here = left < n;
                left = left.saturating_sub(n);
                here
            });
            2_f64.powi(place.unwrap_or_default() as i32) / 1_000.0
        };
        let mean = self.total.load(Ordering::Relaxed) as f64 / 1_000.0 / many.max(1) as f64;
        tell(format_args!(
            "A decision took {mean:.3} ms of work on average, at most {:.3} ms in half of the cases and {:.3} ms in 99%",
            quantile(0.5),
            quantile(0.99)
        ));
    }
}

/// A challenger whose decisions are timed.
pub(super) struct Timed {
    pub(super) inner: Box<dyn Challenger>,
    pub(super) times: Arc<Times>,
}

struct TimedBot {
    inner: Box<dyn Thinking>,
    times: Arc<Times>,
    asked: u64,
}

/// Of so many decisions one is timed: a look at the clock takes longer than a quick bot does.
const TIMED: u64 = 8;

impl TimedBot {
    /// Lets the bot decide, and times it if it is time to.
    fn timed(&mut self, decide: impl FnOnce(&mut dyn Thinking) -> Flow) -> Flow {
        self.asked += 1;
        if !self.asked.is_multiple_of(TIMED) {
            return decide(&mut *self.inner);
        }
        let clock = Clock::of_thread();
        let done = decide(&mut *self.inner);
        self.times.add(clock.elapsed().as_micros() as u64);
        done
    }
}

impl Decider for TimedBot {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.timed(|bot| bot.decide(view, question, reply))
    }

    fn decide_remembering(
        &mut self,
        memory: &Memory,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        self.timed(|bot| bot.decide_remembering(memory, view, question, reply))
    }

    fn imagines(&self) -> bool {
        self.inner.imagines()
    }
}

impl Thinking for TimedBot {
    fn rollouts(&self) -> u64 {
        self.inner.rollouts()
    }

    fn take_chances(&mut self) -> Vec<f64> {
        self.inner.take_chances()
    }
}

impl Challenger for Timed {
    fn name(&self) -> String {
        self.inner.name()
    }

    fn bot(&self, rules: &Rules, seed: u64) -> Result<Box<dyn Thinking>, String> {
        let inner = self.inner.bot(rules, seed)?;
        Ok(Box::new(TimedBot { inner, times: Arc::clone(&self.times), asked: 0 }))
    }

    fn plans(&self, rules: &Rules) -> Vec<Strategy> {
        self.inner.plans(rules)
    }
}
