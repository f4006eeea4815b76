//! Which plans the rivals follow, from what they have gained.

use fief_engine::card::{Card, Object, Worth};
use fief_engine::ids::{Kind, MAX_PLAYERS, Player};
use fief_engine::rng::Rng;
use fief_engine::view::View;

use super::portfolio::{Plan, Portfolio};

/// How much less likely each card makes a plan that does not want it.
const UNWANTED: f64 = 0.8;
/// How much less likely a Kingdom card makes a plan that wants it, when it was not gained for so long.
const MISSING: f64 = 0.5;
/// Before this turn nobody need have gained all that they want.
const EARLY: u16 = 6;
/// However little a plan fits, it stays possible.
const LEAST: f64 = 0.02;

/// How likely each rival follows each plan.
#[derive(Clone, Debug)]
pub(super) struct Rivals {
    /// By seat, the sums of the weights of the plans up to each.
    sums: Vec<Vec<f64>>,
}

impl Rivals {
    /// Looks at what everybody has gained.
    pub(super) fn new(view: View<'_>, portfolio: &Portfolio) -> Self {
        let weigh = |player: Player| {
            let mut sum = 0.0;
            let mut add = |plan: &Plan| {
                sum += fit(view, player, plan).exp().max(LEAST);
                sum
            };
            portfolio.plans.iter().map(&mut add).collect()
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

/// How well what a player owns fits a plan: 0 fits wholly, less fits less.
fn fit(view: View<'_>, player: Player, plan: &Plan) -> f64 {
    let counts = view.counts_of(player);
    let late = view.pools(player).turns >= EARLY;
    let about = |kind: Kind| {
        let card = view.definition(kind);
        let owned = counts[kind.index()];
        if card.starting > 0 || is_bad(card) {
            0.0
        } else if owned > 0 && !plan.wants(kind) {
            -UNWANTED * f64::from(owned)
        } else if late && owned == 0 && plan.wants(kind) && card.object == Object::Kingdom {
            -MISSING
        } else {
            0.0
        }
    };
    view.rules().kinds().map(about).sum()
}

/// Whether nobody wants a card: it only costs points.
fn is_bad(card: &Card) -> bool {
    matches!(card.worth, Worth::Fixed(points) if points < 0)
}
