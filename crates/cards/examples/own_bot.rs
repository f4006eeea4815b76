//! A bot of your own plays a game with the cards of the Base set: `cargo run -p fief-cards --example own_bot`.

use std::error::Error;

use fief_cards::LIBRARY;
use fief_engine::decide::{Decider, Seats};
use fief_engine::game::{Flow, Game};
use fief_engine::question::{Question, Reply, Verb};
use fief_engine::setup::{Setup, Start};
use fief_engine::state::Phase;
use fief_engine::view::View;

/// Plays every card that it can, buys the dearest card that it can pay for, and otherwise picks the first options.
struct Spender;

impl Decider for Spender {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let buys = question.verb == Verb::Turn && view.turn().phase == Phase::Buy;
        if buys && question.options.listed().is_empty() {
            let price = |&index: &usize| {
                let card = question.options.get(index).and_then(|it| view.kind_of_choice(it));
                card.map(|kind| view.cost(kind).coins)
            };
            let dearest = (0..question.options.len()).max_by_key(price);
            reply.picks(dearest);
        } else {
            // An option that stands for several copies may be picked once for each.
            let every = (0..question.options.len())
                .flat_map(|index| std::iter::repeat_n(index, question.copies(index).into()));
            let wanted = if question.verb == Verb::Turn { 1 } else { question.min };
            reply.picks(every.take(wanted.into()));
        }
        Ok(())
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let kingdom = ["Festival", "Gardens", "Laboratory", "Market", "Smithy", "Village", "Witch"];
    let start = Start::new(Setup::new(&["Alice", "Bob"], &kingdom), &LIBRARY)?;
    let mut bots = Seats(vec![Spender, Spender]);
    let mut game = Game::new(start.deal(7), &mut bots);
    game.run().map_err(|stop| format!("{stop:?}"))?;
    let state = game.state();
    for player in state.players() {
        println!("{}: {} points", state.rules().player_name(player), state.score(player));
    }
    Ok(())
}
