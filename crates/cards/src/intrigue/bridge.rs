use fief_engine::prelude::*;

pub static CARD: Card = card("Bridge", 4, [Action])
    .text("+1 Buy, +$1. This turn, cards cost $1 less.")
    .buys(1)
    .coins(1)
    .play(|g, you| {
        g.this_turn(you, &CHEAPER);
        Ok(())
    });

static CHEAPER: Ongoing = Ongoing::cost("cards cost $1 less", |_, _, _| -1);
