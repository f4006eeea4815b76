use fief_engine::prelude::*;

pub static CARD: Card = card("Den of Sin", 5, [Night, Duration])
    .text("At the start of your next turn, +2 Cards. This is gained to your hand.")
    .gained_to_hand()
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards", always, |g, t| g.cards(t.you, 2));
