use fief_engine::prelude::*;

pub static CARD: Card = card("Hireling", 6, [Action, Duration])
    .text("At the start of each of your turns for the rest of the game, +1 Card.")
    .play(|g, you| {
        g.for_the_rest_of_the_game(you, &EVERY_TURN);
        Ok(())
    });

static EVERY_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+1 Card", by_you, |g, t| g.cards(t.you, 1));
