use fief_engine::prelude::*;

pub static PRE_2022: Card = card("Princess", 0, [Action, Prize])
    .non_supply(PileSize::Fixed(1))
    .version("pre-2022")
    .text("+1 Buy. While this is in play, cards cost $2 less.")
    .buys(1)
    .while_in_play(CHEAPER);

pub static CARD: Card = card("Princess", 0, [Action, Prize])
    .non_supply(PileSize::Fixed(1))
    .version("2022")
    .text("+1 Buy. Cards cost $2 less this turn.")
    .buys(1)
    .play(|g, you| {
        g.this_turn(you, &CHEAPER_THIS_TURN);
        Ok(())
    });

const CHEAPER: Ongoing = Ongoing::cost("cards cost $2 less", |_, _, _| -2);

static CHEAPER_THIS_TURN: Ongoing = CHEAPER;
