use fief_engine::prelude::*;

pub static CARD: Card = card("Anvil", 3, [Treasure])
    .text("$1. You may discard a Treasure from hand, to gain a card that costs at most $4.")
    .coins(1)
    .play(|g, you| {
        let discarded = g.discard_from_hand_where(you, up_to(1), |s, card| s.is(card, Treasure))?;
        if discarded.is_empty() { Ok(()) } else { g.gain_costing_up_to(you, Cost::coins(4)).done() }
    });
