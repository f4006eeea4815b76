//! Checks that intervals cover the truth as often as they promise, on games whose truth is known.

use fief_engine::rng::Rng;
use fief_sim::interval::{CONFIDENCE, Sample};

/// A number between 0 and 1.
fn uniform(rng: &mut Rng) -> f64 {
    (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
}

/// The share of intervals of `size` results that cover the true mean. `draw` gives a result in 60ths.
fn coverage(size: u64, truth: f64, rng: &mut Rng, draw: impl Fn(&mut Rng) -> u128) -> f64 {
    let runs = 4_000;
    let mut covered = 0_u32;
    for _ in 0..runs {
        let mut sample = Sample { size, unit: 60, sum: 0, squares: 0 };
        for _ in 0..size {
            let result = draw(rng);
            sample.sum += result;
            sample.squares += result * result;
        }
        covered += u32::from(sample.interval().contains(truth));
    }
    f64::from(covered) / f64::from(runs)
}

#[test]
fn wins_and_losses() {
    let mut rng = Rng::new(1);
    let mut all = Vec::new();
    for size in [100, 400, 2_000] {
        for p in [0.5, 0.37, 0.8, 0.95] {
            let win = |rng: &mut Rng| if uniform(rng) < p { 60 } else { 0 };
            let covered = coverage(size, p, &mut rng, win);
            // Counts are whole numbers, so single coverages vary around the promise.
            assert!((0.925..=0.975).contains(&covered), "{size} games at {p}: {covered}");
            all.push(covered);
        }
    }
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    assert!((mean - CONFIDENCE).abs() < 0.008, "{mean}");
}

#[test]
fn shared_victories_make_it_neither_too_narrow_nor_too_wide() {
    let mut rng = Rng::new(2);
    let mut all = Vec::new();
    for size in [100, 400, 2_000] {
        for (win, tie) in [(0.45, 0.1), (0.2, 0.6), (0.6, 0.3), (0.05, 0.9)] {
            let result = |rng: &mut Rng| match uniform(rng) {
                x if x < win => 60,
                x if x < win + tie => 30,
                _ => 0,
            };
            let covered = coverage(size, win + tie / 2.0, &mut rng, result);
            assert!((0.925..=0.985).contains(&covered), "{size}, {win}, {tie}: {covered}");
            all.push(covered);
        }
    }
    let mean = all.iter().sum::<f64>() / all.len() as f64;
    assert!((mean - CONFIDENCE).abs() < 0.012, "{mean}");
}

#[test]
fn rounds_with_the_same_luck() {
    // The first player wins most games, and luck that is good for a seat is good for whoever sits there: the mean of
    // a round of two is nearly always a half, and its interval far narrower than that of as many independent games.
    let mut rng = Rng::new(3);
    let size = 1_000;
    let (a_first, b_first) = (0.62, 0.55);
    let truth = f64::midpoint(a_first, 1.0 - b_first);
    let round = |rng: &mut Rng| {
        let luck = uniform(rng);
        30 * (u128::from(luck < a_first) + u128::from(luck >= b_first))
    };
    let covered = coverage(size, truth, &mut rng, round);
    assert!((0.93..=0.97).contains(&covered), "{covered}");
    let mut sample = Sample { size, unit: 60, sum: 0, squares: 0 };
    for _ in 0..size {
        let result = round(&mut rng);
        sample.sum += result;
        sample.squares += result * result;
    }
    assert!(sample.interval().half_width() < 0.012, "{:?}", sample.interval());
}
