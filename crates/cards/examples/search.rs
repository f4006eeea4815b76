//! Search with clones: which pile is best to buy in this position? Two hundred imagined games for each pile agree with
//! everything that the player knows. `cargo run --profile play -p fief-cards --example search`.

use std::error::Error;

use fief_cards::LIBRARY;
use fief_engine::decide::{Decider, Seats};
use fief_engine::game::{Flow, Game};
use fief_engine::ids::{PileId, Player};
use fief_engine::question::{Question, Reply, Verb};
use fief_engine::rng::Rng;
use fief_engine::setup::{Setup, Start};
use fief_engine::state::{Phase, State};
use fief_engine::view::View;

/// Buys one pile first, and then the dearest of Province, Gold and Silver.
#[derive(Clone)]
struct Money {
    first: Option<PileId>,
}

impl Decider for Money {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let offered = question.options.listed().len();
        if question.verb != Verb::Turn || view.turn().phase != Phase::Buy || offered > 0 {
            reply.picks((0..question.options.len()).take(question.min.max(1).into()));
            return Ok(());
        }
        let named = |name| view.rules().pile_named(name);
        let wish = [self.first.take(), named("Province"), named("Gold"), named("Silver")];
        let piles = question.options.piles();
        if let Some(pile) = wish.into_iter().flatten().find(|&pile| piles.contains(pile)) {
            reply.pile(pile);
        }
        Ok(())
    }
}

/// The share of imagined games that `seat` wins if it buys `first` now.
fn share(state: &State, seat: Player, first: Option<PileId>, games: u64) -> f64 {
    let mut won = 0.0;
    for number in 0..games {
        let mut imagined = state.clone();
        // Every candidate gets the same deals, so that luck does not decide between them.
        imagined.determinize(seat, &mut Rng::new(number));
        let mut bots = Seats(vec![Money { first: None }; 2]);
        bots.0[seat.index()].first = first;
        let mut game = Game::new(imagined, &mut bots);
        game.run().expect("bots answer everything");
        let winners = game.state().winners();
        won += if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    won / games as f64
}

fn main() -> Result<(), Box<dyn Error>> {
    let setup = Setup::new(&["Alice", "Bob"], &["Smithy", "Village", "Witch", "Moat"]);
    let start = Start::new(setup, &LIBRARY)?;
    let mut bots = Seats(vec![Money { first: None }; 2]);
    let mut game = Game::new(start.deal(1), &mut bots);
    for _ in 0..6 {
        game.run_turn().expect("bots answer everything");
    }
    let (state, _, _) = game.into_parts();
    let seat = state.turn().player;
    for pile in state.supply() {
        let won = share(&state, seat, Some(pile), 200);
        println!("{:>5.1} %  {}", 100.0 * won, state.rules().pile(pile).name);
    }
    Ok(())
}
