//! Tests a property on many random games, each drawn from its own seed.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::case::Case;

/// The number of games for a property: `FIEF_GAMES` if it is set, else `usually`.
pub fn games(usually: u64) -> u64 {
    number_from("FIEF_GAMES").unwrap_or(usually)
}

fn number_from(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is '{text}', which is not a number")))
}

/// Tests `property` on as many random games as [`games`] says, from seed 0 on, or only on the seed in `FIEF_SEED`. If
/// it fails, the message tells how to repeat that game.
pub fn swarm(usually: u64, property: impl Fn(&Case)) {
    let seeds = match number_from("FIEF_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..games(usually),
    };
    for seed in seeds {
        let tried = catch_unwind(AssertUnwindSafe(|| property(&Case::new(seed))));
        if let Err(failure) = tried {
            eprintln!("{}", how_to_repeat(seed));
            resume_unwind(failure);
        }
    }
}

fn how_to_repeat(seed: u64) -> String {
    let thread = std::thread::current();
    let test = thread.name().unwrap_or_default();
    let game = match catch_unwind(|| Case::new(seed)) {
        Ok(case) => format!("{:?}\nmoods {:?}", case.start.rules().setup(), case.moods),
        Err(_) => "the set-up itself failed".to_owned(),
    };
    format!(
        "\nSeed {seed} fails. To repeat: FIEF_SEED={seed} cargo test -p fief-proofs {test}\n{game}"
    )
}
