use fief_engine::prelude::*;

pub static CARD: Card = project("Canal", 7)
    .text("On your turns, cards cost $1 less.")
    .ongoing(Ongoing::cost("cards cost $1 less", |s, its, _| -i16::from(s.is_turn_of(its.owner))));
