//! Plays random games of all cards, editions and versions, with two to six players, until a number of decisions has
//! been made, and checks every card after every turn. A second number is the seed of the first game: `cargo run
//! --profile play -p fief-proofs --example many -- 20000000 0`.

use fief_engine::decide::Recorder;
use fief_engine::game::{Game, Stop};
use fief_proofs::case::Case;
use fief_proofs::ledger::{census, check_zones};

/// The turns after which a game has stalled. The rules allow that: players who trash all their money never buy again.
const LONGEST: u32 = 600;

fn main() {
    let wanted = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1_000_000_usize);
    let first = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(0_u64);
    let (mut decisions, mut turns, mut ended, mut stalled) = (0, 0, 0, 0);
    let mut idle = Vec::new();
    let mut seed = first;
    while decisions < wanted {
        let case = Case::draw(seed, 0);
        let mut bots = Recorder::new(case.bots());
        let mut game = Game::new(case.start.deal(case.deal), &mut bots);
        let before = census(game.state());
        while !game.state().is_over() && game.state().turn().number < LONGEST {
            match game.run_turn() {
                Ok(()) => {}
                Err(Stop::Runaway) => {
                    idle.push(seed);
                    break;
                }
                Err(stop) => panic!("seed {seed}: {stop:?}: {:?}", case.start.rules().setup()),
            }
            check_zones(game.state());
            assert_eq!(census(game.state()), before, "seed {seed}");
            turns += 1;
        }
        let over = game.state().is_over();
        (ended, stalled) = (ended + usize::from(over), stalled + usize::from(!over));
        decisions += bots.answers.len();
        seed += 1;
    }
    println!(
        "{decisions} decisions, {turns} turns, {ended} games ended, {stalled} did not within {LONGEST} turns"
    );
    if !idle.is_empty() {
        println!("seeds in which nobody was asked any more, or somebody without end: {idle:?}");
    }
}
