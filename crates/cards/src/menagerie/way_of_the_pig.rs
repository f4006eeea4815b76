use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Pig").text("+1 Card, +1 Action.").instead_of_an_action(
    "+1 Card, +1 Action",
    |g, t| {
        g.cards(t.you, 1)?;
        g.actions(t.you, 1)
    },
);
