use fief_engine::prelude::*;

pub static CARD: Card = card("Importer", 3, [Action, Duration, Liaison])
    .text(
        "At the start of your next turn, gain a card that costs at most $5. Each player starts with 4 Favors \
         more.",
    )
    .setup(|b| b.favors(4))
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "gain a card costing up to $5", always, |g, t| {
        g.gain_costing_up_to(t.you, Cost::coins(5)).done()
    });
