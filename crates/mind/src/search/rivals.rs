//! Which plans the rivals follow, judged by what they own.

use fief_engine::ids::{MAX_PLAYERS, Player};
use fief_engine::rng::Rng;
use fief_engine::view::View;

use super::portfolio::{Plan, Portfolio};

/// How far what a rival owns is trusted. Less than 1, because the cards in a deck are not independent of each other.
const TRUST: f64 = 0.5;
/// However little a plan fits, it stays possible.
const LEAST: f64 = 0.01;

/// How likely each rival follows each plan.
#[derive(Clone, Debug)]
pub(super) struct Rivals {
    /// By seat, the sums of the weights of the plans up to each.
    sums: Vec<Vec<f64>>,
}

impl Rivals {
    /// Looks at what everybody owns.
    pub(super) fn new(view: View<'_>, portfolio: &Portfolio) -> Self {
        let weigh = |player: Player| {
            let fits: Vec<f64> =
                portfolio.plans.iter().map(|plan| fit(view, player, plan)).collect();
            let best = fits.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let mut sum = 0.0;
            let mut add = |(plan, fit): (&Plan, f64)| {
                sum += plan.likely * (TRUST * (fit - best)).exp().max(LEAST);
                sum
            };
            portfolio.plans.iter().zip(fits).map(&mut add).collect()
        };
        Self { sums: view.players().map(weigh).collect() }
    }

    /// Draws a plan for every seat.
    pub(super) fn draw(&self, luck: u64) -> [u8; MAX_PLAYERS] {
        let mut rng = Rng::new(luck);
        let mut drawn = [0; MAX_PLAYERS];
        for (plan, sums) in drawn.iter_mut().zip(&self.sums) {
            let last = sums.last().copied().unwrap_or(1.0);
            let point = last * f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
            *plan = sums.iter().position(|&sum| point < sum).unwrap_or(0) as u8;
        }
        drawn
    }
}

/// The logarithm of how likely a player owns these cards after so many turns of a plan, but for a number that is the
/// same for all plans.
fn fit(view: View<'_>, player: Player, plan: &Plan) -> f64 {
    let Some(usual) = plan.pace.after(view.pools(player).turns) else { return 0.0 };
    let counts = view.counts_of(player);
    usual.iter().zip(counts).map(|(usual, &owned)| f64::from(owned) * usual.log - usual.mean).sum()
}
