use fief_engine::prelude::*;

pub static CARD: Card = card("Moat", 2, [Action, Reaction])
    .text(
        "+2 Cards. Reaction: before another player's Attack resolves, you may reveal this \
         from hand; that Attack does not affect you.",
    )
    .cards(2)
    .unaffected_when_revealed();
