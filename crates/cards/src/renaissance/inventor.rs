use fief_engine::prelude::*;

pub static CARD: Card = card("Inventor", 4, [Action])
    .text("Gain a card that costs at most $4. Then cards cost $1 less this turn.")
    .play(|g, you| {
        g.gain_costing_up_to(you, Cost::coins(4))?;
        g.this_turn(you, &CHEAPER);
        Ok(())
    });

static CHEAPER: Ongoing = Ongoing::cost("cards cost $1 less", |_, _, _| -1);
