use fief_engine::prelude::*;

pub static CARD: Card = card("Salvager", 4, [Action])
    .text("+1 Buy. Trash a card from hand; +$1 for each $1 that it costs.")
    .buys(1)
    .gives_coins()
    .play(|g, you| match g.trash_one_from_hand(you)? {
        Some(trashed) => g.coins(you, g.cost_of(trashed).coins.into()),
        None => Ok(()),
    });
