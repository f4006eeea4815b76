//! What many kingdoms say together.

use fief_engine::rng::Rng;
use serde::Serialize;

use super::{Row, Score};

/// Samples that an interval is made of.
const SAMPLES: usize = 1_000;

/// All results against one opponent.
#[derive(Clone, Debug, Serialize)]
pub struct Tally {
    pub opponent: String,
    /// By kingdom.
    pub scores: Vec<(String, Score)>,
}

impl Tally {
    /// Puts results together by opponent, in the order in which they were met. All strategies that come with the program
    /// count as one opponent: on each kingdom the one that does best against the challenger.
    pub fn all(rows: &[Row]) -> Vec<Self> {
        let mut tallies: Vec<Self> = Vec::new();
        for Row { kingdom, opponent, score, .. } in rows {
            let shipped = opponent.starts_with("shipped: ");
            let name = if shipped { "best shipped strategy" } else { opponent };
            let at = tallies.iter().position(|tally| tally.opponent == name).unwrap_or_else(|| {
                tallies.push(Self { opponent: name.to_owned(), scores: Vec::new() });
                tallies.len() - 1
            });
            let scores = &mut tallies[at].scores;
            match scores.iter_mut().find(|(same, _)| shipped && same == kingdom) {
                Some((_, worst)) if score.pairs.share() < worst.pairs.share() => *worst = *score,
                Some(_) => {}
                None => scores.push((kingdom.clone(), *score)),
            }
        }
        tallies
    }

    /// The mean share over the kingdoms.
    pub fn mean(&self) -> f64 {
        mean(&self.shares())
    }

    fn shares(&self) -> Vec<f64> {
        self.scores.iter().map(|(_, score)| score.pairs.share()).collect()
    }

    /// The mean share on the worst tenth of the kingdoms, at least one.
    pub fn worst_tenth(&self) -> f64 {
        let mut shares = self.shares();
        shares.sort_by(f64::total_cmp);
        shares.truncate(shares.len().div_ceil(10));
        mean(&shares)
    }

    /// On how many kingdoms the share is at least this.
    pub fn at_least(&self, share: f64) -> usize {
        self.shares().iter().filter(|&&one| one >= share).count()
    }

    pub fn total(&self) -> Score {
        let mut total = Score::default();
        self.scores.iter().for_each(|(_, score)| total.add(score));
        total
    }

    /// The 95 % interval of the mean: kingdoms are drawn again, and pairs of each.
    pub fn interval(&self) -> (f64, f64) {
        let mut rng = Rng::new(0x0B00_7574);
        let many = self.scores.len();
        if many == 0 {
            return (0.0, 1.0);
        }
        let mut means: Vec<f64> = (0..SAMPLES)
            .map(|_| {
                let drawn = |_| {
                    let (_, score) = &self.scores[rng.below(many as u32) as usize];
                    again(&score.pairs.counts, &mut rng)
                };
                (0..many).map(drawn).sum::<f64>() / many as f64
            })
            .collect();
        means.sort_by(f64::total_cmp);
        (means[SAMPLES / 40], means[SAMPLES - 1 - SAMPLES / 40])
    }
}

fn mean(shares: &[f64]) -> f64 {
    shares.iter().sum::<f64>() / shares.len().max(1) as f64
}

/// More pairs than this are not drawn one by one again: their share would hardly change.
const MOST_DRAWN: u32 = 200;

/// The share of pairs that are drawn again from those that were seen.
fn again(counts: &[u32; 5], rng: &mut Rng) -> f64 {
    let len: u32 = counts.iter().sum();
    if len == 0 {
        return 0.5;
    }
    let drawn = len.min(MOST_DRAWN);
    let mut points = 0;
    for _ in 0..drawn {
        let mut place = rng.below(len);
        let mut worth = 0;
        while place >= counts[worth] {
            place -= counts[worth];
            worth += 1;
        }
        points += worth;
    }
    // Fewer draws than pairs would make the share vary more than it does.
    let share: f64 = counts.iter().zip(0..).map(|(&n, w)| f64::from(n) * f64::from(w)).sum::<f64>()
        / f64::from(4 * len);
    let drawn_share = points as f64 / f64::from(4 * drawn);
    share + (drawn_share - share) * (f64::from(drawn) / f64::from(len)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evolve::Pairs;

    fn tally(shares: &[u32]) -> Tally {
        let score = |&won: &u32| Score {
            pairs: Pairs { counts: [100 - won, 0, 0, 0, won], stalls: 0 },
            ..Score::default()
        };
        let scores = shares.iter().map(|won| (won.to_string(), score(won))).collect();
        Tally { opponent: "somebody".to_owned(), scores }
    }

    #[test]
    fn the_worst_tenth_and_the_interval_are_those_of_the_kingdoms() {
        let tally = tally(&[50, 60, 70, 80, 90, 50, 60, 70, 80, 90, 20]);
        assert!((tally.worst_tenth() - 0.35).abs() < 1e-9, "{}", tally.worst_tenth());
        let (low, high) = tally.interval();
        assert!(low < tally.mean() && tally.mean() < high);
        // Kingdoms differ more than games: an interval of games alone would be six points wide.
        assert!(high - low > 0.15 && high - low < 0.35, "{low} {high}");
        assert_eq!(tally.at_least(0.8), 4);
    }

    #[test]
    fn of_the_shipped_strategies_the_hardest_counts() {
        let row = |opponent: &str, won: u32| Row {
            kingdom: "K".to_owned(),
            opponent: opponent.to_owned(),
            is_in_book: false,
            score: tally(&[won]).scores[0].1,
        };
        let all = Tally::all(&[row("medium", 60), row("shipped: A", 70), row("shipped: B", 40)]);
        assert_eq!(all.len(), 2);
        assert!((all[1].mean() - 0.4).abs() < 1e-9);
    }
}
