use fief_engine::prelude::*;

pub static CARD: Card = card("Fishing Village", 3, [Action, Duration])
    .text("+2 Actions, +$1. At the start of your next turn, +1 Action and +$1.")
    .actions(2)
    .coins(1)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability = Ability::when(Trigger::TurnStart, "+1 Action, +$1", always, |g, t| {
    g.actions(t.you, 1)?;
    g.coins(t.you, 1)
});
