use fief_engine::prelude::*;

pub static CARD: Card = card("Sentinel", 3, [Action])
    .text("Look at the top 5 cards of your deck. Trash up to 2 of them, and put the rest back in any order.")
    .play(|g, you| {
        let seen = g.look_at_deck(you, 5)?;
        let trashed = g.choose_among(you, Verb::Trash, &seen, up_to(2))?;
        g.trash(you, &trashed)?;
        g.topdeck(you, &without(&seen, &trashed))
    });
