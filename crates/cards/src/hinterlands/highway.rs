use fief_engine::prelude::*;

pub static PRE_2022: Card = highway()
    .version("pre-2022")
    .text("+1 Card, +1 Action. While this is in play, cards cost $1 less.")
    .while_in_play(CHEAPER);

pub static CARD: Card = highway()
    .version("2022")
    .text("+1 Card, +1 Action. Cards cost $1 less this turn.")
    .play(|g, you| {
        g.this_turn(you, &CHEAPER_THIS_TURN);
        Ok(())
    });

const fn highway() -> Card {
    card("Highway", 5, [Action]).cards(1).actions(1)
}

const CHEAPER: Ongoing = Ongoing::cost("cards cost $1 less", |_, _, _| -1);
static CHEAPER_THIS_TURN: Ongoing = CHEAPER;
