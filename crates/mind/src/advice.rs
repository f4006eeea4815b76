//! Advice about a question: what to answer, how likely each answer wins, and why, in words.
//!
//! This is what a hint at the table shows and what the review of a game is made of. It needs what the player who is asked
//! knows, the plans of the kingdom, and a budget; it reads no clock and gives the same advice for the same luck.

use std::sync::atomic::AtomicBool;

use fief_engine::question::Picks;
use serde::Serialize;

use crate::calibration::calibrated;
use crate::search::{Arm, Budget, Judged, Moment, Portfolio, judge};
use crate::words::{in_words, reasons};

/// An answer that was tried, as people read it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advised {
    /// The answer, as the engine takes it.
    pub picks: Picks,
    /// The answer in words: "buy Province".
    pub words: String,
    /// The chance to win with this answer, from 0 to 1, corrected by what chances like it have come to.
    pub chance: f64,
    /// The standard error of the chance.
    pub error: f64,
    /// How much less likely this answer wins than the recommended one, and the standard error of that difference. Both
    /// were tried in the same imagined deals, so the difference is surer than the chances.
    pub loss: f64,
    pub loss_error: f64,
    /// Why, as ends of a sentence that begins with "It leads to": for the recommended answer its advantages over the
    /// next best one, for every other answer what the recommended one has over it.
    pub reasons: Vec<String>,
}

/// What a search says about a question.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The recommended answer first, then the others from the best to the worst.
    pub answers: Vec<Advised>,
    /// How many games were played on to find this out.
    pub rollouts: u32,
}

impl Advice {
    /// The recommended answer.
    pub fn best(&self) -> &Advised {
        &self.answers[0]
    }

    /// What was found out about an answer, if it was tried.
    pub fn about(&self, picks: &[u16]) -> Option<&Advised> {
        self.answers.iter().find(|answer| answer.picks == picks)
    }
}

/// Judges a question for the player who is asked. Answers in `also` are judged in any case: what a player did, for
/// example. `luck` chooses the imagined deals, and when `stop` is set the search ends with what it has found out.
///
/// Returns nothing when there is nothing to advise: the question has one sensible answer, or it only asks which Treasures
/// to play and `also` is empty.
pub fn advise(
    moment: Moment<'_>,
    portfolio: &Portfolio,
    budget: Budget,
    luck: u64,
    also: &[Picks],
    stop: &AtomicBool,
) -> Option<Advice> {
    let budget = Budget { tells: true, ..budget };
    let judged = judge(moment, portfolio, budget, luck, also, stop);
    (judged.arms.len() > 1).then(|| Advice::of(&judged, moment))
}

impl Advice {
    /// Puts what a search has found into words.
    fn of(judged: &Judged, moment: Moment<'_>) -> Self {
        let best = judged.answer();
        let mut others: Vec<&Arm> =
            judged.arms.iter().filter(|arm| arm.picks != best.picks).collect();
        others.sort_by(|a, b| b.share.total_cmp(&a.share));
        let advised = |arm: &Arm, played: &Arm, better: &Arm| {
            let loss = (arm.loss - best.loss).max(0.0);
            let chance = calibrated(arm.share);
            Advised {
                picks: arm.picks.clone(),
                words: in_words(moment.view, moment.question, &arm.picks),
                chance,
                error: arm.error,
                loss: calibrated((arm.share + loss).min(1.0)) - chance,
                loss_error: arm.loss_error,
                reasons: reasons(&played.tells, &better.tells),
            }
        };
        let first = others.first().map(|next| advised(best, next, best));
        let rest = others.iter().map(|arm| advised(arm, arm, best));
        Self { answers: first.into_iter().chain(rest).collect(), rollouts: judged.rollouts }
    }
}
