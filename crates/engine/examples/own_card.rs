//! A card of one's own, in a library of its own, tried at a table: `cargo run -p fief-engine --example own_card`.

use std::error::Error;

use fief_engine::prelude::*;
use fief_engine::setup::{Library, Set, Setup, Start};
use fief_engine::table::{Table, describe};
use fief_telling::log::sentences;

static COPPER: Card = card("Copper", 0, [Treasure]).base(PileSize::Fixed(60)).starting(7).coins(1);
static ESTATE: Card = card("Estate", 2, [Victory]).base(PileSize::Fixed(20)).starting(3).worth(1);
static PROVINCE: Card = card("Province", 8, [Victory]).base(PileSize::Usual).ends_game().worth(6);

/// The card reads like its text: plain bonuses are data, and what follows is a function.
static PEDLAR: Card = card("Wandering Pedlar", 2, [Action])
    .text("+1 Card, +1 Action. You may discard a card for +$1.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let discarded = g.discard_from_hand(you, up_to(1))?;
        if discarded.is_empty() { Ok(()) } else { g.coins(you, 1) }
    });

static LIBRARY: Library =
    Library { sets: &[Set { name: "Mine", cards: &[&COPPER, &ESTATE, &PROVINCE, &PEDLAR] }] };

fn main() -> Result<(), Box<dyn Error>> {
    let setup = Setup::new(&["Alice", "Bob"], &["Wandering Pedlar"]);
    let mut table = Table::new(Start::new(setup, &LIBRARY)?, 3);
    for _ in 0..40 {
        let Some(question) = table.question() else { break };
        println!("{}", describe(question, table.state()));
        // The last option: in the Buy phase, the dearest pile that can be paid for.
        let last = question.options.len().saturating_sub(1) as u16;
        table.answer(&[last])?;
    }
    // What Alice may know of what happened.
    for sentence in sentences(table.log(), Player(0), table.start().rules()) {
        println!("{sentence}");
    }
    Ok(())
}
