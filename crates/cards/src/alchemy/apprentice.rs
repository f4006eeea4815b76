use fief_engine::prelude::*;

pub static CARD: Card = card("Apprentice", 5, [Action])
    .text("+1 Action. Trash a card from hand. +1 Card per $1 it costs, and +2 Cards if it costs a Potion.")
    .actions(1)
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        // The cost after the trashing counts (Apprentice/x1).
        let cost = g.cost_of(trashed);
        g.cards(you, cost.coins as usize)?;
        if cost.potions > 0 { g.cards(you, 2) } else { Ok(()) }
    });
