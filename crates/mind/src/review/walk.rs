//! Goes through a game again and judges its decisions.

use std::sync::atomic::{AtomicBool, Ordering};

use fief_engine::ids::Player;
use fief_engine::question::{Choice, Picks, Verb};
use fief_engine::rng::Rng;
use fief_engine::state::Phase;
use fief_engine::table::Table;

use super::{Decision, Review, SeatReview, Severity, TurnReview};
use crate::calibration::calibrated;
use crate::search::{Arm, Budget, Judged, Moment, Portfolio, judge};
use crate::words::{in_words, reasons};

/// How much is spent on each decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Rollouts for a first look.
    pub rollouts: u32,
    /// Rollouts for a second look, with fresh luck, at what seems to be wrong.
    pub second: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { rollouts: 400, second: 2000 }
    }
}

const ARMS: usize = 10;
/// What costs less than this at a first look is not looked at again.
const SUSPICIOUS: f64 = 0.015;
/// A loss counts if it is so many standard errors.
const SURE: f64 = 2.0;

/// What is known of a decision: the chance before and after it.
struct Judgement {
    before: f64,
    error: f64,
    after: f64,
    flagged: Option<Decision>,
}

/// A decision that cost nothing.
fn unflagged(chosen: &Arm) -> Judgement {
    let (chance, error) = (calibrated(chosen.share), chosen.error);
    Judgement { before: chance, error, after: chance, flagged: None }
}

/// Reviews a game for some of its players. `progress` hears how many answers were looked at.
pub fn review(
    table: &Table,
    seats: &[Player],
    portfolio: &Portfolio,
    effort: Effort,
    progress: impl FnMut(usize),
) -> Review {
    let begin = Table::new(table.start().clone(), table.seed());
    let never = AtomicBool::new(false);
    review_until(table, begin, seats, portfolio, effort, &never, progress)
}

/// The same for a game that began as the table `again` stands, and for whoever may stop it: the review then ends with what
/// was looked at before `stop` was set.
pub fn review_until(
    table: &Table,
    mut again: Table,
    seats: &[Player],
    portfolio: &Portfolio,
    effort: Effort,
    stop: &AtomicBool,
    mut progress: impl FnMut(usize),
) -> Review {
    let mut reviewer = Reviewer { portfolio, effort, stop, rollouts: 0 };
    let begun = again.answers().len();
    let mut ledgers: Vec<Ledger> = seats.iter().map(|&seat| Ledger::new(table, seat)).collect();
    for (number, answer) in table.answers().iter().enumerate().skip(begun) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        progress(number);
        let asked = again.question().map(|question| question.player);
        let ledger = ledgers.iter_mut().find(|ledger| Some(ledger.review.seat) == asked);
        if let Some(ledger) = ledger
            && let Some(judgement) = reviewer.look_at(&again, &answer.picks, number)
        {
            let turn = again.state().pools(ledger.review.seat).turns;
            ledger.enter(turn, judgement);
        }
        if again.answer(&answer.picks).is_err() {
            break;
        }
    }
    let seats = ledgers.into_iter().map(|ledger| ledger.close(table)).collect();
    Review { seats, rollouts: reviewer.rollouts }
}

struct Reviewer<'p> {
    portfolio: &'p Portfolio,
    effort: Effort,
    stop: &'p AtomicBool,
    rollouts: u64,
}

impl Reviewer<'_> {
    fn judge(&mut self, table: &Table, rollouts: u32, luck: u64, also: &[Picks]) -> Option<Judged> {
        let question = table.question()?;
        let arms = if also.len() > 1 { also.len() } else { ARMS };
        let budget = Budget { rollouts, arms, tells: true };
        let memory = table.memory();
        let view = table.view(question.acting);
        let moment = Moment { memory: &memory, view, question };
        let judged = judge(moment, self.portfolio, budget, luck, also, self.stop);
        self.rollouts += u64::from(judged.rollouts);
        (judged.arms.len() > 1).then_some(judged)
    }

    /// Judges a decision, if there was anything to decide.
    fn look_at(&mut self, table: &Table, picks: &[u16], number: usize) -> Option<Judgement> {
        let question = table.question()?;
        let played: Picks = picks.to_vec();
        // Which Treasures to play is hardly ever a question.
        if is_about_treasures(table, &played) {
            return None;
        }
        let luck = Rng::new(table.seed() ^ (number as u64) << 24).next_u64();
        let judged =
            self.judge(table, self.effort.rollouts, luck, std::slice::from_ref(&played))?;
        let (best, chosen) = (judged.answer(), judged.arm(&played)?);
        let clear = unflagged(chosen);
        if best.picks == played || chosen.loss < SUSPICIOUS {
            return Some(clear);
        }
        // The best of many looks better than it is: only a second look says by how much.
        let both = [played.clone(), best.picks.clone()];
        let Some(judged) = self.judge(table, self.effort.second, !luck, &both) else {
            return Some(clear);
        };
        let (Some(chosen), Some(best)) = (judged.arm(&played), judged.arm(&both[1])) else {
            return Some(clear);
        };
        let clear = unflagged(chosen);
        if chosen.loss <= 0.0 || chosen.loss < SURE * chosen.loss_error {
            return Some(clear);
        }
        let (before, after) = (calibrated(chosen.share + chosen.loss), calibrated(chosen.share));
        let (loss, error) = (before - after, chosen.loss_error);
        let view = table.view(question.acting);
        let words = |arm: &Arm| in_words(view, question, &arm.picks);
        let flagged = Severity::of(loss).map(|severity| Decision {
            answer: number,
            turn: table.state().pools(question.player).turns,
            severity,
            played: words(chosen),
            better: words(best),
            share: after,
            better_share: before,
            loss,
            error,
            reasons: reasons(&chosen.tells, &best.tells),
        });
        Some(Judgement { before, error: best.error, after, flagged })
    }
}

/// Whether an answer plays Treasures in a Buy phase.
fn is_about_treasures(table: &Table, picks: &[u16]) -> bool {
    let Some(question) = table.question() else { return false };
    let first = picks.first().and_then(|&pick| question.options.get(pick as usize));
    question.verb == Verb::Turn
        && table.state().turn().phase == Phase::Buy
        && matches!(first, Some(Choice::Card { .. }))
}

/// What adds up for one player.
struct Ledger {
    review: SeatReview,
    /// The chance after the last decision.
    last: Option<f64>,
}

impl Ledger {
    fn new(table: &Table, seat: Player) -> Self {
        let name = table.start().rules().player_name(seat).to_owned();
        let review = SeatReview {
            seat,
            name,
            start: 1.0 / table.start().rules().players() as f64,
            result: None,
            luck: 0.0,
            skill: 0.0,
            decisions: 0,
            turns: Vec::new(),
            flagged: Vec::new(),
        };
        Self { review, last: None }
    }

    fn enter(&mut self, turn: u16, judgement: Judgement) {
        let Judgement { before, error, after, flagged } = judgement;
        let review = &mut self.review;
        if self.last.is_none() {
            review.start = before;
        }
        let luck = before - self.last.unwrap_or(before);
        let skill = after - before;
        if review.turns.last().is_none_or(|last| last.turn != turn) {
            review.turns.push(TurnReview { turn, share: before, error, luck: 0.0, skill: 0.0 });
        }
        if let Some(this) = review.turns.last_mut() {
            this.luck += luck;
            this.skill += skill;
        }
        review.luck += luck;
        review.skill += skill;
        review.decisions += 1;
        review.flagged.extend(flagged);
        self.last = Some(after);
    }

    /// The end of the game is luck, too: what was still open has been decided.
    fn close(mut self, table: &Table) -> SeatReview {
        let review = &mut self.review;
        if table.is_over() {
            let winners = table.state().winners();
            let won = winners.contains(&review.seat);
            let result = if won { 1.0 / winners.len() as f64 } else { 0.0 };
            let luck = result - self.last.unwrap_or(review.start);
            review.luck += luck;
            if let Some(last) = review.turns.last_mut() {
                last.luck += luck;
            }
            review.result = Some(result);
        }
        self.review
    }
}
