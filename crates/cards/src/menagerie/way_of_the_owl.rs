use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Owl")
    .text("Draw to a hand of 6.")
    .instead_of_an_action("draw to a hand of 6", |g, t| g.draw_up_to(t.you, 6));
