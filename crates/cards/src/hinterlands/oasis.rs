use fief_engine::prelude::*;

pub static CARD: Card = card("Oasis", 3, [Action])
    .text("+1 Card, +1 Action, +$1. Discard a card.")
    .cards(1)
    .actions(1)
    .coins(1)
    .play(|g, you| g.discard_from_hand(you, exactly(1)).done());
