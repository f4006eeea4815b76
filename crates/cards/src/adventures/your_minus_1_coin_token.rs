use fief_engine::prelude::*;

pub static CARD: Card = token("Your -$1 token")
    .editions(&[1])
    .text("The next time you get +$, remove this and get $1 less.");
