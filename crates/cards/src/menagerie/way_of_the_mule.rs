use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Mule").text("+1 Action, +$1.").instead_of_an_action(
    "+1 Action, +$1",
    |g, t| {
        g.actions(t.you, 1)?;
        g.coins(t.you, 1)
    },
);
