use fief_engine::prelude::*;

pub static CARD: Card = card("Expand", 7, [Action])
    .text("Trash a card from hand. Gain one that costs at most $3 more.")
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let limit = g.cost_of(trashed).plus(3);
        g.gain_costing_up_to(you, limit).done()
    });
