//! Everybody against everybody: who beats whom, and in circles.

use serde::Serialize;

use super::race::Pairs;

/// What each plan does against each other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Matrix {
    pub names: Vec<String>,
    /// The row's results against the column; none against itself.
    pub cells: Vec<Vec<Option<Pairs>>>,
}

/// Plans that beat each other in a circle, each the next and the last the first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Cycle(pub Vec<String>);

impl Matrix {
    /// The share of the row against the column; half against itself.
    pub fn share(&self, row: usize, column: usize) -> f64 {
        self.cells[row][column].map_or(0.5, |pairs| pairs.share())
    }

    /// Whether the row beats the column for sure.
    fn beats(&self, row: usize, column: usize) -> bool {
        self.cells[row][column].is_some_and(|pairs| pairs.share() - pairs.half_width() > 0.5)
    }

    /// The circles of three that are sure, each beginning with its first name.
    pub fn cycles(&self) -> Vec<Cycle> {
        let all = 0..self.names.len();
        let mut cycles = Vec::new();
        for a in all.clone() {
            for b in all.clone().filter(|&b| b > a && self.beats(a, b)) {
                for c in all.clone().filter(|&c| c > a && self.beats(b, c) && self.beats(c, a)) {
                    cycles.push(Cycle([a, b, c].map(|i| self.names[i].clone()).to_vec()));
                }
            }
            for b in all.clone().filter(|&b| b > a && self.beats(b, a)) {
                for c in all.clone().filter(|&c| c > b && self.beats(a, c) && self.beats(c, b)) {
                    cycles.push(Cycle([a, c, b].map(|i| self.names[i].clone()).to_vec()));
                }
            }
        }
        cycles.dedup();
        let mut distinct: Vec<Cycle> = Vec::new();
        for cycle in cycles {
            if !distinct.contains(&cycle) {
                distinct.push(cycle);
            }
        }
        distinct
    }
}

/// Rounds of play after which the weights hardly change.
const ROUNDS: usize = 4_000;

/// How often to choose each of the first `rows` plans so that the worst answer of all costs least. It is found by playing
/// against oneself: each side answers what the other did so far.
pub fn mixture(matrix: &Matrix, rows: usize) -> Vec<f64> {
    let columns = matrix.names.len();
    let mut gained = vec![0.0; rows];
    let mut lost = vec![0.0; columns];
    let mut chosen = vec![0_u32; rows];
    for _ in 0..ROUNDS {
        let row = best(&gained);
        chosen[row] += 1;
        for (column, lost) in lost.iter_mut().enumerate() {
            *lost -= matrix.share(row, column);
        }
        let column = best(&lost);
        for (row, gained) in gained.iter_mut().enumerate() {
            *gained += matrix.share(row, column);
        }
    }
    chosen.into_iter().map(|times| f64::from(times) / ROUNDS as f64).collect()
}

/// The first of the highest.
fn best(numbers: &[f64]) -> usize {
    let higher = |best: usize, i: usize| if numbers[i] > numbers[best] { i } else { best };
    (1..numbers.len()).fold(0, higher)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(won: u32, lost: u32) -> Pairs {
        Pairs { counts: [lost, 0, 0, 0, won], stalls: 0 }
    }

    fn matrix(cells: Vec<Vec<Option<Pairs>>>) -> Matrix {
        Matrix { names: (0..cells.len()).map(|i| format!("{i}")).collect(), cells }
    }

    #[test]
    fn paper_scissors_stone_is_a_cycle_with_equal_weights() {
        let (win, loss) = (Some(pairs(90, 10)), Some(pairs(10, 90)));
        let matrix =
            matrix(vec![vec![None, win, loss], vec![loss, None, win], vec![win, loss, None]]);
        assert_eq!(matrix.cycles(), [Cycle(["0", "1", "2"].map(str::to_owned).to_vec())]);
        for weight in mixture(&matrix, 3) {
            assert!((weight - 1.0 / 3.0).abs() < 0.05, "{weight}");
        }
    }

    #[test]
    fn who_beats_all_others_has_all_the_weight() {
        let (win, loss) = (Some(pairs(90, 10)), Some(pairs(10, 90)));
        let matrix =
            matrix(vec![vec![None, loss, loss], vec![win, None, win], vec![win, loss, None]]);
        assert!(matrix.cycles().is_empty());
        assert!(mixture(&matrix, 3)[1] > 0.99);
    }
}
