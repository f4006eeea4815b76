use fief_engine::prelude::*;

pub static CARD: Card = landmark("Wolf Den")
    .text("-3 VP for each card of which you have exactly one copy.")
    .worth_counted(|s, you| {
        -3 * s.kinds_had(you).filter(|&(_, copies)| copies == 1).count() as i32
    });
