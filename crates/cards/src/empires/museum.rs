use fief_engine::prelude::*;

pub static CARD: Card = landmark("Museum")
    .text("2 VP for each differently named card that you have.")
    .worth_counted(|s, you| 2 * s.kinds_had(you).count() as i32);
