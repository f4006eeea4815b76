use fief_engine::prelude::*;

pub static CARD: Card = card("Poacher", 4, [Action])
    .text("+1 Card, +1 Action, +$1. Then discard 1 card per empty Supply pile.")
    .cards(1)
    .actions(1)
    .coins(1)
    .play(|g, you| {
        let empty = g.state().empty_supply_piles();
        g.discard_from_hand(you, exactly(empty)).done()
    });
