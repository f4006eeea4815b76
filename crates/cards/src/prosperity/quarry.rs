use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Quarry", 4, [Treasure])
    .version("pre-2022")
    .text("$1. While this is in play, Actions cost $2 less.")
    .coins(1)
    .while_in_play(CHEAPER);

pub static CARD: Card = card("Quarry", 4, [Treasure])
    .version("2022")
    .text("$1. This turn, Actions cost $2 less.")
    .coins(1)
    .play(|g, you| {
        g.this_turn(you, &CHEAPER_THIS_TURN);
        Ok(())
    });

const CHEAPER: Ongoing = Ongoing::cost("Actions cost $2 less", |s, its, kind| {
    if s.types_for(kind, its.holder).has(Action) { -2 } else { 0 }
});

static CHEAPER_THIS_TURN: Ongoing = CHEAPER;
