use fief_engine::prelude::*;

pub static CARD: Card = card("Wharf", 5, [Action, Duration])
    .text("+2 Cards, +1 Buy. The same at the start of your next turn.")
    .cards(2)
    .buys(1)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards, +1 Buy", always, |g, t| {
        g.cards(t.you, 2)?;
        g.buys(t.you, 1)
    });
