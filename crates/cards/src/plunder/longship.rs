use fief_engine::prelude::*;

pub static CARD: Card = card("Longship", 5, [Action, Duration])
    .text("+2 Actions. At the start of your next turn, +2 Cards.")
    .actions(2)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards", always, |g, t| g.cards(t.you, 2));
