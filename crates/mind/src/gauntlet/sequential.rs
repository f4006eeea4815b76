//! Whether a change makes a bot better: a test that stops as soon as it knows.

use std::sync::atomic::AtomicBool;

use serde::Serialize;

use super::{Challenger, Kingdom, Score, play};
use crate::evolve::{Pairs, for_each};

/// The gain that is worth having.
const GAIN: f64 = 0.015;

/// The most pairs.
const MOST_PAIRS: u64 = 4_000;

/// Where the test stops, for errors of 5 % to either side: the logarithm of 19.
const BOUND: f64 = 2.944;

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The new one is better.
    Accepted,
    /// It is not better by what is worth having.
    Rejected,
    /// The pairs were used up before it was clear.
    Undecided,
}

/// How much likelier what was seen is if the new one is better by [`GAIN`] than if both are equal, as a logarithm.
pub(super) fn evidence(pairs: &Pairs) -> f64 {
    let n = f64::from(pairs.len());
    let variance = pairs.error().powi(2) * (n + 2.0);
    n * GAIN * (2.0 * pairs.share() - 1.0 - GAIN) / (2.0 * variance)
}

/// Plays a new bot against an old one, a pair on each kingdom in turn, until it is clear which is better. Nothing if it was
/// told to stop.
pub fn compare(
    new: &dyn Challenger,
    old: &dyn Challenger,
    kingdoms: &[Kingdom],
    (seed, threads): (u64, usize),
    stop: &AtomicBool,
    tell: &dyn Fn(&Pairs, f64),
) -> Option<Result<(Verdict, Score, f64), String>> {
    let mut total = Score::default();
    let rounds = MOST_PAIRS.div_ceil(kingdoms.len().max(1) as u64);
    let mut llr = 0.0;
    for round in 0..rounds {
        let results = for_each(kingdoms, threads, stop, |kingdom| {
            let start = kingdom.start()?;
            play(&start, [new, old], seed, round..round + 1)
        })?;
        for result in results {
            match result {
                Ok(score) => total.add(&score),
                Err(error) => return Some(Err(error)),
            }
        }
        llr = evidence(&total.pairs);
        tell(&total.pairs, llr);
        if llr >= BOUND {
            return Some(Ok((Verdict::Accepted, total, llr)));
        }
        if llr <= -BOUND {
            return Some(Ok((Verdict::Rejected, total, llr)));
        }
    }
    Some(Ok((Verdict::Undecided, total, llr)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evidence_is_for_whoever_wins_more() {
        let pairs = |counts| Pairs { counts, stalls: 0 };
        assert!(evidence(&pairs([100, 200, 400, 300, 200])) > BOUND);
        assert!(evidence(&pairs([300, 300, 400, 300, 300])) < 0.0);
        assert!(evidence(&pairs([2000, 3000, 4000, 3000, 2000])) < -BOUND);
        assert!(evidence(&pairs([2, 3, 4, 3, 3])).abs() < 0.1);
    }
}
