use fief_engine::prelude::*;

pub static CARD: Card =
    boon("The Field's Gift").text("+1 Action, +$1. Keep this until Clean-up.").actions(1).coins(1);
