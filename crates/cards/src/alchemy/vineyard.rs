use fief_engine::prelude::*;

pub static CARD: Card = card("Vineyard", 0, [Victory])
    .potion()
    .text("1 VP for every 3 Actions you have.")
    .worth_counted(|s, you| s.cards_of(you).filter(|&card| s.is(card, Action)).count() as i32 / 3);
