use fief_engine::prelude::*;

pub static CARD: Card = card("Farming Village", 4, [Action])
    .text(
        "+2 Actions. Reveal cards from your deck until one is an Action or a Treasure. Put it into \
         your hand and discard the others.",
    )
    .actions(2)
    .play(|g, you| {
        let wanted = |s: &State, card| s.is(card, Action) || s.is(card, Treasure);
        let (found, others) = g.dig_for(you, wanted)?;
        g.take(you, found.as_slice())?;
        g.discard(you, &others)
    });
