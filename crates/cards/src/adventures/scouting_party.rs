use fief_engine::prelude::*;

pub static CARD: Card = event("Scouting Party", 2)
    .text(
        "+1 Buy. Look at 5 cards from your deck. Discard 3 of them and put the others back in \
         any order.",
    )
    .buys(1)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 5)?;
        let discarded = g.choose_among(you, Verb::Discard, &seen, exactly(3))?;
        g.discard(you, &discarded)?;
        g.topdeck(you, &without(&seen, &discarded))
    });
