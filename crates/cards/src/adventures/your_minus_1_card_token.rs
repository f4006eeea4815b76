use fief_engine::prelude::*;

pub static CARD: Card =
    token("Your -1 Card token").text("The next time you draw, remove this and draw one card less.");
