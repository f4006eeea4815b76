use fief_engine::prelude::*;

pub static CARD: Card = card("Merchant Ship", 5, [Action, Duration])
    .text("+$2. The same at the start of your next turn.")
    .coins(2)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$2", always, |g, t| g.coins(t.you, 2));
