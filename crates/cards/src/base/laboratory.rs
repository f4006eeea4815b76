use fief_engine::prelude::*;

pub static CARD: Card =
    card("Laboratory", 5, [Action]).text("+2 Cards, +1 Action").cards(2).actions(1);
