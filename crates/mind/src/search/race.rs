//! Sequential halving: all answers are tried in the same deals, and the better half goes on to more of them.

use std::sync::atomic::{AtomicBool, Ordering};

use fief_engine::decide::Decider;
use fief_engine::ids::{MAX_PLAYERS, Player};
use fief_engine::imagine::Memory;
use fief_engine::question::{Choice, Picks, Question, Verb};
use fief_engine::rng::Rng;
use fief_engine::state::Phase;
use fief_engine::view::View;

use super::arms::{arms, next_to};
use super::ending::gains_to_end;
use super::judged::{Arm, Judged, Tells};
use super::portfolio::Portfolio;
use super::rivals::Rivals;
use super::rollout::{Continuation, Control, Lab, Outcome};

/// How much is spent on a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Continuations in all. Towards the end of the game there are up to four times as many.
    pub rollouts: u32,
    /// Answers that are tried at most.
    pub arms: usize,
    /// Whether the continuations are looked at for what they have in common.
    pub tells: bool,
}

impl Budget {
    /// What takes about ten milliseconds.
    pub const HARD: Self = Self { rollouts: 1200, arms: 12, tells: false };
    /// What takes some tenths of a second.
    pub const EXPERT: Self = Self { rollouts: 8000, arms: 14, tells: false };
}

/// When so few gains end the game, more is spent.
const NEAR_END: usize = 4;
/// An answer that leads by so many standard errors needs no more rollouts.
const SURE: f64 = 3.0;
/// Below so many worlds nothing is sure.
const FEW: usize = 24;
/// The plan's own answer is kept unless another leads by so many standard errors.
const BETTER: f64 = 2.0;

/// The moment of a question: what is needed to imagine it again, what the player who is asked sees, and the question.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    pub memory: &'a Memory,
    pub view: View<'a>,
    pub question: &'a Question,
}

/// Judges the answers to a question from what the player who is asked knows.
/// `luck` decides which deals are imagined. `also` are answers that are to be tried in any case. When `stop` is set, what
/// was found out so far must do.
pub fn judge(
    moment: Moment<'_>,
    portfolio: &Portfolio,
    budget: Budget,
    luck: u64,
    also: &[Picks],
    stop: &AtomicBool,
) -> Judged {
    let Moment { memory, view, question } = moment;
    let mut planned = planned(view, question, portfolio);
    let first = planned[0].clone();
    if memory.is_empty() || (plays_treasures(view, question, &first) && also.is_empty()) {
        return Judged::unsearched(first);
    }
    // Who asks about so many answers wants to know about those alone.
    let alone = also.len() >= budget.arms;
    let own = std::mem::take(&mut planned);
    if !alone {
        planned.extend_from_slice(&own);
    }
    planned.extend_from_slice(also);
    let most = if alone { planned.len() } else { budget.arms.max(planned.len()) };
    let arms = arms(view, question, &planned, most);
    if arms.len() < 2 {
        return Judged::unsearched(first);
    }
    let control = Control::default();
    let mut continuation = Continuation::new(&control, portfolio);
    let lab = Lab::new(view, memory, question.player, &control, &mut continuation);
    let mut race = Race {
        lab,
        question,
        seat: question.player,
        rivals: Rivals::new(view, portfolio),
        luck,
        tells: budget.tells,
        kept: arms.iter().map(|arm| also.contains(arm)).collect(),
        arms,
        lanes: Vec::new(),
        stop,
    };
    race.line_up(&own, if alone { portfolio.own } else { 1 });
    let near_end = gains_to_end(view) <= NEAR_END;
    let rollouts = if near_end { 3 * budget.rollouts } else { budget.rollouts };
    race.run(rollouts, budget.arms);
    race.judged()
}

/// What each plan of the player would answer.
fn planned(view: View<'_>, question: &Question, portfolio: &Portfolio) -> Vec<Picks> {
    let answer = |plan: &super::portfolio::Plan| {
        plan.bot.clone().picks_for(view, question).expect("a plan always has an answer")
    };
    portfolio.plans[..portfolio.own].iter().map(answer).collect()
}

/// Whether this is about playing Treasures, which plans do well enough.
fn plays_treasures(view: View<'_>, question: &Question, picks: &[u16]) -> bool {
    let first = picks.first().and_then(|&pick| question.options.get(pick as usize));
    question.verb == Verb::Turn
        && view.turn().phase == Phase::Buy
        && matches!(first, Some(Choice::Card { .. }))
}

/// An answer, followed by a plan.
#[derive(Clone, Debug)]
struct Lane {
    arm: usize,
    plan: usize,
    /// Whether the answer is the plan's own.
    own: bool,
    runs: bool,
    /// How each world ended.
    ends: Vec<Outcome>,
    worth: f64,
    tells: Tells,
}

impl Lane {
    fn mean(&self) -> f64 {
        self.worth / self.ends.len().max(1) as f64
    }
}

struct Race<'a> {
    lab: Lab<'a>,
    question: &'a Question,
    seat: Player,
    rivals: Rivals,
    luck: u64,
    tells: bool,
    arms: Vec<Picks>,
    /// The answers that are compared to the end, whatever comes of them.
    kept: Vec<bool>,
    lanes: Vec<Lane>,
    stop: &'a AtomicBool,
}

impl Race<'_> {
    /// Every plan goes on after its own answer, and the first plans after all others.
    fn line_up(&mut self, own: &[Picks], plans: usize) {
        for (plan, picks) in own.iter().enumerate() {
            if let Some(arm) = self.arms.iter().position(|arm| arm == picks) {
                self.add(arm, plan, true);
            }
        }
        for arm in 0..self.arms.len() {
            for plan in 0..plans {
                self.add(arm, plan, false);
            }
        }
    }

    fn add(&mut self, arm: usize, plan: usize, own: bool) {
        if self.lanes.iter().all(|lane| (lane.arm, lane.plan) != (arm, plan)) {
            let (ends, tells) = (Vec::new(), Tells::default());
            self.lanes.push(Lane { arm, plan, own, runs: true, ends, worth: 0.0, tells });
        }
    }

    fn running(&self) -> usize {
        self.lanes.iter().filter(|lane| lane.runs).count()
    }

    fn run(&mut self, rollouts: u32, most_arms: usize) {
        let mut worlds = 0;
        let mut round = 0;
        while self.lab.played < rollouts && !self.is_stopped() {
            let rounds_left = (self.running().max(2) as f64).log2().ceil();
            let share = f64::from(rollouts - self.lab.played) / rounds_left;
            let more = (share / self.running() as f64) as usize;
            worlds += more.clamp(4, 400);
            self.play_to(worlds);
            if self.is_decided(worlds) {
                break;
            }
            self.halve();
            if round == 0 {
                self.follow_the_best_plan();
            }
            if round <= 1 {
                self.look_around(most_arms);
            }
            round += 1;
        }
    }

    /// Plays every lane that is still running in the worlds that it has not seen.
    fn play_to(&mut self, worlds: usize) {
        for world in 0..worlds {
            // Every answer must have been tried.
            if world > 0 && self.is_stopped() {
                return;
            }
            let luck =
                Rng::new(self.luck ^ (world as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93)).next_u64();
            let rivals = self.rivals.draw(luck ^ 0x51DE);
            for lane in self.lanes.iter_mut().filter(|lane| lane.runs) {
                if lane.ends.len() > world {
                    continue;
                }
                let plans = with_plan(rivals, self.seat, lane.plan);
                let tells = self.tells.then_some(&mut lane.tells);
                let end = self.lab.play(&self.arms[lane.arm], plans, luck, tells);
                lane.worth += end.worth();
                lane.ends.push(end);
            }
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// The running lanes, the best first.
    fn ranking(&self) -> Vec<usize> {
        let mut ranking: Vec<usize> =
            (0..self.lanes.len()).filter(|&i| self.lanes[i].runs).collect();
        ranking.sort_by(|&a, &b| self.lanes[b].mean().total_cmp(&self.lanes[a].mean()));
        ranking
    }

    /// Whether the best answer is surely the best.
    fn is_decided(&self, worlds: usize) -> bool {
        let ranking = self.ranking();
        let (best, rest) = (ranking[0], &ranking[1..]);
        let others: Vec<usize> =
            rest.iter().copied().filter(|&i| self.lanes[i].arm != self.lanes[best].arm).collect();
        others.is_empty()
            || worlds >= FEW
                && others.iter().all(|&other| {
                    let (lead, error) = self.lead(best, other);
                    lead > SURE * error
                })
    }

    /// Lets the better half go on, the best of those with the plan's own answer, and the best with each answer that is
    /// kept.
    fn halve(&mut self) {
        let ranking = self.ranking();
        let keep = ranking.len().div_ceil(2).max(2);
        let best_with = |arm: usize| ranking.iter().copied().find(|&i| self.lanes[i].arm == arm);
        let is_kept = |arm: usize| arm == 0 || self.kept.get(arm) == Some(&true);
        let kept: Vec<usize> =
            (0..self.arms.len()).filter(|&arm| is_kept(arm)).filter_map(best_with).collect();
        for &out in ranking.iter().skip(keep).filter(|i| !kept.contains(i)) {
            self.lanes[out].runs = false;
        }
    }

    /// When another plan than the first does best after its own answer, the other answers are tried with it, too.
    fn follow_the_best_plan(&mut self) {
        let mut own: Vec<&Lane> = self.lanes.iter().filter(|lane| lane.own).collect();
        own.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        let Some(plan) = own.first().map(|lane| lane.plan).filter(|&plan| plan != 0) else {
            return;
        };
        let arms: Vec<usize> =
            self.lanes.iter().filter(|lane| lane.runs).map(|lane| lane.arm).collect();
        for arm in arms {
            self.add(arm, plan, false);
        }
        let seen = self.lanes.iter().map(|lane| lane.ends.len()).max().unwrap_or(0);
        self.play_to(seen);
    }

    /// When an answer of several picks leads, its neighbours are tried, too.
    fn look_around(&mut self, most: usize) {
        let best = self.ranking()[0];
        let (arm, plan) = (self.lanes[best].arm, self.lanes[best].plan);
        if arm == 0 {
            return;
        }
        let more = next_to(self.question, &self.arms[arm], &self.arms, most / 3);
        for picks in more {
            self.arms.push(picks);
            self.add(self.arms.len() - 1, plan, false);
        }
    }

    /// By how much one lane is better than another over the worlds that both have seen, and the standard error.
    fn lead(&self, one: usize, other: usize) -> (f64, f64) {
        let pairs = self.lanes[one].ends.iter().zip(&self.lanes[other].ends);
        mean_and_error(pairs.map(|(a, b)| a.worth() - b.worth()))
    }

    /// Whether one lane may take the place of another: the other does not win in every world anyway, and the one wins at
    /// least as often over the worlds that both have seen. A larger margin is no reason to let go of a win.
    fn may_replace(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.lanes[one].ends, &self.lanes[other].ends);
        let gain: f64 = one.iter().zip(other).map(|(a, b)| a.share - b.share).sum();
        gain >= 0.0 && other.iter().any(|end| end.share < 1.0)
    }

    fn judged(&self) -> Judged {
        let best_lane = |arm: usize| {
            let lanes = (0..self.lanes.len()).filter(move |&i| self.lanes[i].arm == arm);
            lanes.max_by(|&a, &b| {
                let rank = |i: usize| (self.lanes[i].ends.len(), self.lanes[i].mean());
                rank(a).partial_cmp(&rank(b)).unwrap_or(std::cmp::Ordering::Equal)
            })
        };
        let best = self.ranking()[0];
        let base = best_lane(0).unwrap_or(best);
        let (lead, error) = self.lead(best, base);
        let is_better = lead > BETTER * error && self.may_replace(best, base);
        let chosen = if self.lanes[best].arm != 0 && is_better { best } else { base };
        let arm = |index: usize| {
            let lane = best_lane(index)?;
            let Lane { plan, ends, tells, .. } = &self.lanes[lane];
            let (share, error) = mean_and_error(ends.iter().map(|end| end.share));
            let (margin, _) = mean_and_error(ends.iter().map(|end| end.margin));
            let pairs = self.lanes[best].ends.iter().zip(ends);
            let (loss, loss_error) = mean_and_error(pairs.map(|(a, b)| a.share - b.share));
            let (picks, rollouts) = (self.arms[index].clone(), ends.len() as u32);
            let (plan, tells) = (*plan, *tells);
            Some(Arm { picks, share, error, margin, rollouts, plan, tells, loss, loss_error })
        };
        let tried: Vec<usize> = (0..self.arms.len()).filter(|&i| best_lane(i).is_some()).collect();
        let place = tried.iter().position(|&i| i == self.lanes[chosen].arm).unwrap_or(0);
        let arms = tried.into_iter().filter_map(arm).collect();
        Judged { arms, chosen: place, rollouts: self.lab.played }
    }
}

fn with_plan(mut plans: [u8; MAX_PLAYERS], seat: Player, plan: usize) -> [u8; MAX_PLAYERS] {
    plans[seat.index()] = plan as u8;
    plans
}

/// The mean of some numbers and its standard error.
fn mean_and_error(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (mut n, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for number in numbers {
        n += 1.0;
        sum += number;
        squares += number * number;
    }
    if n < 2.0 {
        return (if n > 0.0 { sum / n } else { 0.0 }, 0.5);
    }
    let mean = sum / n;
    let variance = (squares / n - mean * mean).max(0.0) * n / (n - 1.0);
    (mean, (variance / n).sqrt())
}
