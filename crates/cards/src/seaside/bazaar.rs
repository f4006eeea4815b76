use fief_engine::prelude::*;

pub static CARD: Card =
    card("Bazaar", 5, [Action]).text("+1 Card, +2 Actions, +$1.").cards(1).actions(2).coins(1);
