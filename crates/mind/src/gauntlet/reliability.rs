//! Whether chances come true: how often games were won in which a bot thought its chance to be this high.

use std::ops::AddAssign;

use serde::Serialize;

/// Chances are counted in as many steps from 0 to 1.
const STEPS: usize = 20;

/// Chances are summed in units of this, so that sums are the same in any order.
const UNIT: f64 = 1e-6;

/// What a bot thought its chances to be, and what came of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Reliability {
    steps: [Step; STEPS],
    /// The sum of the squared differences between chance and result.
    squares: u64,
}

/// The decisions at which the chance was within one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
struct Step {
    decisions: u64,
    /// The sum of the chances.
    chances: u64,
    /// The half points that were won.
    won: u64,
}

/// A line of the table: decisions, the mean chance at them, and the share of their games that was won.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Line {
    pub decisions: u64,
    pub predicted: f64,
    pub seen: f64,
}

impl Reliability {
    /// Counts a decision at which the chance was thought to be `chance`, in a game that brought `half_points`.
    pub fn add(&mut self, chance: f64, half_points: u8) {
        let chance = chance.clamp(0.0, 1.0);
        let step = &mut self.steps[((chance * STEPS as f64) as usize).min(STEPS - 1)];
        step.decisions += 1;
        step.chances += (chance / UNIT) as u64;
        step.won += u64::from(half_points);
        self.squares += ((chance - f64::from(half_points) / 2.0).powi(2) / UNIT) as u64;
    }

    /// How many decisions were counted.
    pub fn decisions(&self) -> u64 {
        self.steps.iter().map(|step| step.decisions).sum()
    }

    /// The mean squared difference between chance and result (Brier score): 0 is clairvoyant, 0.25 knows nothing.
    pub fn brier(&self) -> f64 {
        self.squares as f64 * UNIT / self.decisions().max(1) as f64
    }

    /// The steps at which anything was decided, from the lowest chance to the highest.
    pub fn lines(&self) -> impl Iterator<Item = Line> {
        self.steps.iter().filter(|step| step.decisions > 0).map(|step| {
            let decisions = step.decisions as f64;
            let predicted = step.chances as f64 * UNIT / decisions;
            Line { decisions: step.decisions, predicted, seen: step.won as f64 / 2.0 / decisions }
        })
    }

    /// The shares seen, made to rise with the chances: neighbours that fall are put together (isotonic regression). The
    /// ends are fixed, because a game that is won in every imagined deal is won.
    pub fn rising(&self) -> Vec<(f64, f64)> {
        let mut blocks: Vec<Line> = Vec::new();
        for line in self.lines() {
            blocks.push(line);
            while let [.., low, high] = blocks[..]
                && low.seen >= high.seen
            {
                let decisions = low.decisions + high.decisions;
                let mean = |a: f64, b: f64| {
                    (a * low.decisions as f64 + b * high.decisions as f64) / decisions as f64
                };
                let predicted = mean(low.predicted, high.predicted);
                let seen = mean(low.seen, high.seen);
                blocks.truncate(blocks.len() - 2);
                blocks.push(Line { decisions, predicted, seen });
            }
        }
        let inner = blocks.iter().map(|line| (line.predicted, line.seen));
        let inner = inner.filter(|&(share, _)| share > 0.001 && share < 0.999);
        [(0.0, 0.0)].into_iter().chain(inner).chain([(1.0, 1.0)]).collect()
    }
}

impl AddAssign for Reliability {
    fn add_assign(&mut self, other: Self) {
        for (step, more) in self.steps.iter_mut().zip(other.steps) {
            step.decisions += more.decisions;
            step.chances += more.chances;
            step.won += more.won;
        }
        self.squares += other.squares;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_compared_with_what_came_of_them() {
        let mut told = Reliability::default();
        told.add(0.8, 2);
        told.add(0.8, 0);
        told.add(0.31, 1);
        assert_eq!(told.decisions(), 3);
        let lines: Vec<Line> = told.lines().collect();
        assert_eq!((lines.len(), lines[0].decisions, lines[1].decisions), (2, 1, 2));
        assert!((lines[1].predicted - 0.8).abs() < 1e-6 && (lines[1].seen - 0.5).abs() < 1e-9);
        let brier = (0.04 + 0.64 + 0.19 * 0.19) / 3.0;
        assert!((told.brier() - brier).abs() < 1e-5, "{}", told.brier());
    }

    #[test]
    fn the_correction_rises() {
        let mut told = Reliability::default();
        // Games at 0.3 are won more often than those at 0.5.
        for (chance, won) in [(0.1, 0), (0.3, 2), (0.3, 0), (0.5, 0), (0.5, 1), (0.9, 2), (0.9, 1)]
        {
            told.add(chance, won);
        }
        let rising = told.rising();
        assert!(rising.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 <= pair[1].1));
        assert_eq!((rising[0], rising[rising.len() - 1]), ((0.0, 0.0), (1.0, 1.0)));
        // The two in the middle became one.
        assert_eq!(rising.len(), 5);
        assert!((rising[2].1 - 0.375).abs() < 1e-9);
    }
}
