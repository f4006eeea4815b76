use fief_engine::prelude::*;

pub static CARD: Card =
    card("Village", 3, [Action]).text("+1 Card, +2 Actions").cards(1).actions(2);
