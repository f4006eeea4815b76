use fief_engine::prelude::*;

pub static CARD: Card =
    card("Pouch", 2, [Treasure, Heirloom]).heirloom().text("$1, +1 Buy.").coins(1).buys(1);
