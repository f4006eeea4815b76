use fief_engine::prelude::*;

pub static CARD: Card = card("Emissary", 5, [Action, Liaison])
    .text("+3 Cards. If that made you shuffle, +1 Action and +2 Favors.")
    .play(|g, you| {
        if g.cards_with_shuffle(you, 3)? {
            g.actions(you, 1)?;
            g.favors(you, 2)?;
        }
        Ok(())
    });
