use fief_engine::prelude::*;

pub static CARD: Card = card("Cartographer", 5, [Action])
    .text(
        "+1 Card, +1 Action. Look at 4 cards from your deck: discard any of them, put back the others \
         in any order.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 4)?;
        let discarded = g.choose_among(you, Verb::Discard, &seen, ANY_NUMBER)?;
        g.discard(you, &discarded)?;
        g.topdeck(you, &without(&seen, &discarded))
    });
