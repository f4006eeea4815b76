use fief_engine::prelude::*;

pub static CARD: Card = card("Silk Road", 4, [Victory])
    .text("1 VP for every 4 Victory cards you have.")
    .worth_counted(|s, you| s.cards_of(you).filter(|&card| s.is(card, Victory)).count() as i32 / 4);
