use fief_engine::prelude::*;

pub static CARD: Card =
    boon("The Field's Gift").text("+1 Action, +$1. Keep this until Clean-up.").play(|g, you| {
        g.actions(you, 1)?;
        g.coins(you, 1)
    });
