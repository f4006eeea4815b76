//! From shares of imagined games to chances in real ones.
//!
//! A search counts how many imagined games its plans win. Real games are won by players who follow no plan, so a share is
//! not yet a chance. The table below corrects it. It was fitted to 31,600 decisions of `hard` in 640 games against Big Money
//! Ultimate and Big Money with the best terminal (`fief gauntlet hard --suite base --calibrate`). There the bot was the
//! stronger player and won more than it had predicted at every step; the table must treat both players alike, so it keeps
//! only what is the same for a share and for the share of the other side. What remains is that high shares are a little
//! too high and low ones too low.

/// Shares from one half on and the chances that they stand for, both rising. Shares below are mirrored.
const TABLE: [(f64, f64); 7] = [
    (0.5, 0.5),
    (0.725, 0.70),
    (0.825, 0.82),
    (0.876, 0.872),
    (0.926, 0.91),
    (0.992, 0.97),
    (1.0, 1.0),
];

/// The chance to win that a share of imagined games stands for.
pub fn calibrated(share: f64) -> f64 {
    if share < 0.5 {
        return 1.0 - calibrated(1.0 - share);
    }
    let share = share.min(1.0);
    let above = TABLE.iter().position(|&(from, _)| from >= share).unwrap_or(TABLE.len() - 1).max(1);
    let ((x0, y0), (x1, y1)) = (TABLE[above - 1], TABLE[above]);
    y0 + (y1 - y0) * (share - x0) / (x1 - x0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_rise_with_shares_from_never_to_always() {
        let chances: Vec<f64> = (0..=1000).map(|i| calibrated(f64::from(i) / 1000.0)).collect();
        assert!(chances.windows(2).all(|pair| pair[0] <= pair[1]));
        for (share, chance) in [(0.0, 0.0), (-0.1, 0.0), (1.0, 1.0), (1.1, 1.0)] {
            assert!((calibrated(share) - chance).abs() < 1e-12, "{share}");
        }
    }
}
