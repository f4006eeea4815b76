use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Otter")
    .text("+2 Cards.")
    .instead_of_an_action("+2 Cards", |g, t| g.cards(t.you, 2));
