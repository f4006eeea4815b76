use fief_engine::prelude::*;

pub static CARD: Card = card("Navigator", 4, [Action])
    .text(
        "+$2. Look at 5 cards from your deck: discard them all, or put them all back in any order.",
    )
    .coins(2)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 5)?;
        if !seen.is_empty() && g.choose_option(you, &["discard them", "put them back"])? == 0 {
            return g.discard(you, &seen);
        }
        g.topdeck(you, &seen)
    });
