use fief_engine::prelude::*;

pub static CARD: Card = card("Crucible", 4, [Treasure])
    .text("Trash a card from hand: +$1 for each $1 that it costs.")
    .gives_coins()
    .play(|g, you| match g.trash_one_from_hand(you)? {
        Some(trashed) => {
            let coins = g.cost_of(trashed).coins;
            g.coins(you, coins.into())
        }
        None => Ok(()),
    });
