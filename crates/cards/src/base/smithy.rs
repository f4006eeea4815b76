use fief_engine::prelude::*;

pub static CARD: Card = card("Smithy", 4, [Action]).text("+3 Cards").cards(3);
