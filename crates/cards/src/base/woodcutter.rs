use fief_engine::prelude::*;

pub static CARD: Card = card("Woodcutter", 3, [Action]).text("+1 Buy, +$2").buys(1).coins(2);
