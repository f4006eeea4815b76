use fief_engine::prelude::*;

pub static CARD: Card = card("Fairgrounds", 6, [Victory])
    .text("2 VP for every 5 differently named cards you have.")
    .worth_counted(|s, you| {
        let cards: Vec<CardId> = s.cards_of(you).collect();
        2 * (s.differently_named(&cards) as i32 / 5)
    });
