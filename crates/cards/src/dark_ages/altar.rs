use fief_engine::prelude::*;

pub static CARD: Card = card("Altar", 6, [Action])
    .text("Trash a card from hand. Gain a card that costs at most $5.")
    .play(|g, you| {
        g.trash_one_from_hand(you)?;
        g.gain_costing_up_to(you, Cost::coins(5)).done()
    });
