//! Ratings of contestants, from the results of each against each.

/// The rating of an average contestant.
pub const AVERAGE: f64 = 1500.0;

/// The number of iterations: far more than the largest tables need.
const ROUNDS: usize = 10_000;

/// Ratings on the scale of chess: a difference of 400 points means ten wins to a loss. `scores[a][b]` is the number
/// of victories of `a` over `b`, a shared one counting half. The model is that of Bradley and Terry, computed by
/// Zermelo's iteration. Half a victory each way is added to every pair that met, so that a contestant who never lost
/// gets a finite rating.
pub fn ratings(scores: &[Vec<f64>]) -> Vec<f64> {
    let size = scores.len();
    let prior = |a: usize, b: usize| if scores[a][b] + scores[b][a] > 0.0 { 0.5 } else { 0.0 };
    let won = |a: usize, b: usize| scores[a][b] + prior(a, b);
    let others = |a: usize| (0..size).filter(move |&b| b != a);
    let mut strength = vec![1.0_f64; size];
    for _ in 0..ROUNDS {
        let mut change: f64 = 0.0;
        for a in 0..size {
            let wins: f64 = others(a).map(|b| won(a, b)).sum();
            let weight: f64 =
                others(a).map(|b| (won(a, b) + won(b, a)) / (strength[a] + strength[b])).sum();
            if weight > 0.0 {
                let better = wins / weight;
                change = change.max((better / strength[a]).ln().abs());
                strength[a] = better;
            }
        }
        if change < 1e-9 {
            break;
        }
    }
    let elo: Vec<f64> = strength.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = elo.iter().sum::<f64>() / size.max(1) as f64;
    elo.into_iter().map(|elo| elo - mean + AVERAGE).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_wins_to_a_loss_are_four_hundred_points() {
        let rated = ratings(&[vec![0.0, 100_000.0], vec![10_000.0, 0.0]]);
        assert!((rated[0] - rated[1] - 400.0).abs() < 0.1, "{rated:?}");
        assert!((rated[0] + rated[1] - 2.0 * AVERAGE).abs() < 1e-6);
    }

    #[test]
    fn a_table_made_by_the_model_gives_back_its_ratings() {
        let truth = [1700.0, 1550.0, 1400.0, 1350.0];
        let share = |a: f64, b: f64| 1.0 / (1.0 + 10_f64.powf((b - a) / 400.0));
        let met = |a: usize, b: usize| if a == b { 0.0 } else { 1e6 * share(truth[a], truth[b]) };
        let row = |a: usize| (0..truth.len()).map(|b| met(a, b)).collect();
        let scores: Vec<Vec<f64>> = (0..truth.len()).map(row).collect();
        for (found, truth) in ratings(&scores).iter().zip(truth) {
            assert!((found - truth).abs() < 0.1, "{found} {truth}");
        }
    }

    #[test]
    fn who_never_lost_is_rated_all_the_same() {
        let rated = ratings(&[vec![0.0, 50.0], vec![0.0, 0.0]]);
        assert!(rated[0].is_finite() && rated[0] > rated[1]);
    }
}
