use fief_engine::prelude::*;

pub static CARD: Card = landmark("Wall")
    .text("-1 VP for each card that you have beyond 15.")
    .worth_counted(|s, you| {
        let cards: i32 = s.kinds_had(you).map(|(_, copies)| copies).sum();
        (15 - cards).min(0)
    });
