use fief_engine::prelude::*;

pub static CARD: Card = card("Warehouse", 3, [Action])
    .text("+3 Cards, +1 Action. Discard 3 cards.")
    .cards(3)
    .actions(1)
    .play(|g, you| g.discard_from_hand(you, exactly(3)).done());
