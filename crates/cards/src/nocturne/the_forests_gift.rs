use fief_engine::prelude::*;

pub static CARD: Card =
    boon("The Forest's Gift").text("+1 Buy, +$1. Keep this until Clean-up.").buys(1).coins(1);
