use fief_engine::prelude::*;

pub static CARD: Card = card("Chancellor", 3, [Action])
    .text("+$2. You may turn your whole deck over into your discard pile.")
    .coins(2)
    .play(|g, you| {
        if g.may(you, "put deck into discard pile")? {
            g.deck_into_discard(you)?;
        }
        Ok(())
    });
