use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = card("Pickaxe", 5, [Treasure])
    .text("$1. Trash a card from hand. If it costs $3 or more, gain a Loot to your hand.")
    .coins(1)
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(|g, you| match g.trash_one_from_hand(you)? {
        Some(trashed) if Cost::coins(3) <= g.cost_of(trashed) => {
            loot::gain_to(g, you, Zone::Hand(you)).done()
        }
        _ => Ok(()),
    });
