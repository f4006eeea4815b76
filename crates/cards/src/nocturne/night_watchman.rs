use fief_engine::prelude::*;

pub static CARD: Card = card("Night Watchman", 3, [Night])
    .text(
        "Look at 5 cards from your deck. Discard any of them and put the others back in any \
         order. This is gained to your hand.",
    )
    .gained_to_hand()
    .play(|g, you| {
        let seen = g.look_at_deck(you, 5)?;
        let discarded = g.choose_among(you, Verb::Discard, &seen, ANY_NUMBER)?;
        g.discard(you, &discarded)?;
        g.topdeck(you, &without(&seen, &discarded))
    });
