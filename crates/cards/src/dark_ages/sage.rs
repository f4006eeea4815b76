use fief_engine::prelude::*;

pub static CARD: Card = card("Sage", 3, [Action])
    .text(
        "+1 Action. Reveal cards from your deck until one costs $3 or more. Put it into your \
         hand and discard the others.",
    )
    .actions(1)
    .play(|g, you| {
        let (found, others) = g.dig_for(you, |s, card| s.cost_of(card).coins >= 3)?;
        g.take(you, found.as_slice())?;
        g.discard(you, &others)
    });
