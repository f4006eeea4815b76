use fief_engine::prelude::*;

pub static CARD: Card =
    token("Your -$1 token").text("The next time you get +$, remove this and get $1 less.");
