use fief_engine::prelude::*;

pub static CARD: Card =
    card("Festival", 5, [Action]).text("+2 Actions, +1 Buy, +$2").actions(2).buys(1).coins(2);
