use fief_engine::prelude::*;

pub static CARD: Card = card("Caravan", 4, [Action, Duration])
    .text("+1 Card, +1 Action. At the start of your next turn, +1 Card.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+1 Card", always, |g, t| g.cards(t.you, 1));
