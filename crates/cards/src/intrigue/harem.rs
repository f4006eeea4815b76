use fief_engine::prelude::*;

pub static CARD: Card = card("Harem", 6, [Treasure, Victory]).text("$2. 2 VP.").coins(2).worth(2);
