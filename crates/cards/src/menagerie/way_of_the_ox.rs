use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Ox")
    .text("+2 Actions.")
    .instead_of_an_action("+2 Actions", |g, t| g.actions(t.you, 2));
