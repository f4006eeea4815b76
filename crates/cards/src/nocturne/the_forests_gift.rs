use fief_engine::prelude::*;

pub static CARD: Card =
    boon("The Forest's Gift").text("+1 Buy, +$1. Keep this until Clean-up.").play(|g, you| {
        g.buys(you, 1)?;
        g.coins(you, 1)
    });
