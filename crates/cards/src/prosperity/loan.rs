use fief_engine::prelude::*;

pub static CARD: Card = card("Loan", 3, [Treasure])
    .text(
        "$1. Reveal cards from your deck until one is a Treasure. Discard or trash it, and discard \
         the others.",
    )
    .coins(1)
    .play(|g, you| {
        let (found, others) = g.dig_for(you, |s, card| s.is(card, Treasure))?;
        if let Some(treasure) = found {
            match g.choose_option(you, &["discard it", "trash it"])? {
                0 => g.discard(you, &[treasure])?,
                _ => g.trash(you, &[treasure])?,
            }
        }
        g.discard(you, &others)
    });
