use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Dismantle", 4, [Action])
    .text("Trash a card from hand. If it costs $1 or more, gain a cheaper card, then a Gold.")
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let cost = g.cost_of(trashed);
        if cost.coins == 0 {
            return Ok(());
        }
        g.gain_costing_less_than(you, cost)?;
        g.gain(you, &gold::CARD).done()
    });
