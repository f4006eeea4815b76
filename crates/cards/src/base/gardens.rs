use fief_engine::prelude::*;

pub static CARD: Card = card("Gardens", 4, [Victory])
    .text("1 VP per 10 cards that you own, rounded down.")
    .worth_counted(|s, you| s.cards_of(you).count() as i32 / 10);
