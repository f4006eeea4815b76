use fief_engine::prelude::*;

pub static CARD: Card = hex("Poverty")
    .text("Discard down to 3 cards in hand.")
    .play(|g, you| g.discard_down_to(you, 3));
