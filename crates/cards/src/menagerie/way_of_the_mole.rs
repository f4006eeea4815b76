use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Mole")
    .text("+1 Action. Discard your hand. +3 Cards.")
    .instead_of_an_action("+1 Action, a new hand of 3", |g, t| {
        g.actions(t.you, 1)?;
        g.discard_from_hand(t.you, ALL)?;
        g.cards(t.you, 3)
    });
