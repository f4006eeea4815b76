//! Plays many games of two bots, for the examples that measure them.

use std::ops::Range;

use fief_engine::decide::{Decider, Seats};
use fief_engine::game::Game;
use fief_engine::setup::Start;

/// Plays a game of two bots for each seed and returns the share that the first bot wins; a tie is half a win. The seed
/// decides who begins. A game that is not over after `most_turns` counts as a tie: where nobody can buy what they want
/// any more, it would never end.
pub(crate) fn share_of_first<D: Decider>(
    start: &Start,
    bots: [D; 2],
    seeds: Range<u64>,
    most_turns: u32,
) -> f64 {
    let mut bots = Seats(Vec::from(bots));
    let mut game = Game::new(start.deal(0), &mut bots);
    let games = (seeds.end - seeds.start) as f64;
    let mut won = 0.0;
    for seed in seeds {
        game.replace_state(|state| start.deal_into(state, seed));
        while !game.state().is_over() && game.state().turn().number < most_turns {
            if game.run_turn().is_err() {
                break;
            }
        }
        let winners = game.state().winners();
        let tie = !game.state().is_over() || winners.len() == 2;
        won += if tie { 0.5 } else { f64::from(winners[0].0 == 0) };
    }
    won / games
}
