use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Horse")
    .text("+2 Cards, +1 Action. Return this to its pile.")
    .instead_of_an_action("+2 Cards, +1 Action, return it", |g, t| {
        g.cards(t.you, 2)?;
        g.actions(t.you, 1)?;
        g.return_this(t.you);
        Ok(())
    });
