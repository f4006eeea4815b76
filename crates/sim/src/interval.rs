//! Confidence intervals of shares.
//!
//! A sample consists of numbers between 0 and 1: results of games (1 for a win, ½ for a victory shared by two, 0 for
//! a loss), or mean results of rounds of games with the same luck. Wilson's score interval contains every share `p`
//! for which the sample would not be surprising. It needs the variance that the sample would have if `p` were true:
//! `p(1 - p)` if there are only wins and losses. Results between 0 and 1 vary less, by the mean of `x(1 - x)`, so
//! shared victories and paired games make the interval narrower, as they should.

use serde::Serialize;

/// The share of all samples whose interval must cover the truth.
pub const CONFIDENCE: f64 = 0.95;

/// The quantile of the normal distribution for [`CONFIDENCE`].
const Z: f64 = 1.959_963_984_540_054;

/// The range in which the true share probably lies.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// The interval of an empty sample.
    pub const UNKNOWN: Self = Self { low: 0.0, high: 1.0 };

    /// Half of the width.
    pub fn half_width(self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Returns whether the interval contains a share.
    pub fn contains(self, share: f64) -> bool {
        self.low <= share && share <= self.high
    }
}

/// A sample of numbers from 0 to 1, as counts: the numbers are multiples of `1 / unit`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The count of numbers.
    pub size: u64,
    /// The integer that stands for 1.
    pub unit: u64,
    /// The sum of the numbers.
    pub sum: u128,
    /// The sum of their squares, in units squared.
    pub squares: u128,
}

impl Sample {
    /// The mean, unless the sample is empty.
    pub fn mean(self) -> Option<f64> {
        (self.size > 0).then(|| self.sum as f64 / (self.size as f64 * self.unit as f64))
    }

    /// The distance of the mean from `share`, in standard errors under the assumption that `share` is true.
    pub fn z(self, share: f64) -> f64 {
        let Some(mean) = self.mean() else { return 0.0 };
        let variance = share - share * share - self.between();
        (mean - share) / (variance / self.size as f64).sqrt()
    }

    /// The mean of `x(1 - x)`: by how much the numbers vary less than wins and losses would. A few clear results are
    /// added, so that a handful of shared victories does not look like certainty.
    fn between(self) -> f64 {
        let (size, unit) = (self.size as f64, self.unit as f64);
        let between = (self.sum * u128::from(self.unit)).saturating_sub(self.squares) as f64;
        between / (unit * unit * (size + Z * Z))
    }

    /// The interval of the mean, with [`CONFIDENCE`].
    pub fn interval(self) -> Interval {
        let Some(mean) = self.mean() else { return Interval::UNKNOWN };
        let tau = self.between();
        // The solutions of (mean - p)² = Z² (p - p² - tau) / size.
        let c = Z * Z / self.size as f64;
        let spread = (4.0 * c * (mean - mean * mean - tau) + c * c * (1.0 - 4.0 * tau)).max(0.0);
        let bound = |sign: f64| (2.0 * mean + c + sign * spread.sqrt()) / (2.0 * (1.0 + c));
        Interval { low: bound(-1.0).max(0.0), high: bound(1.0).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wins(won: u64, size: u64) -> Sample {
        Sample { size, unit: 1, sum: won.into(), squares: won.into() }
    }

    #[test]
    fn without_shared_victories_it_is_wilsons_interval() {
        // Textbook values.
        let Interval { low, high } = wins(8, 10).interval();
        assert!((low - 0.4902).abs() < 1e-3 && (high - 0.9433).abs() < 1e-3, "{low} {high}");
        let none = wins(0, 10).interval();
        assert!(none.low.abs() < 1e-12 && (none.high - 0.2775).abs() < 1e-3, "{none:?}");
    }

    #[test]
    fn nothing_tried_is_nothing_known() {
        assert_eq!(wins(0, 0).interval(), Interval::UNKNOWN);
        assert_eq!(wins(0, 0).mean(), None);
    }

    #[test]
    fn shared_victories_narrow_it_but_not_to_a_point() {
        let ties = Sample { size: 10, unit: 2, sum: 10, squares: 10 };
        let interval = ties.interval();
        assert!(interval.half_width() < wins(5, 10).interval().half_width());
        assert!(interval.half_width() > 0.1, "{interval:?}");
        assert!(interval.contains(0.5));
    }
}
