use fief_engine::prelude::*;

pub static CARD: Card = card("Astrolabe", 3, [Treasure, Duration])
    .text("$1, +1 Buy. The same at the start of your next turn.")
    .coins(1)
    .buys(1)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability = Ability::when(Trigger::TurnStart, "+$1, +1 Buy", always, |g, t| {
    g.coins(t.you, 1)?;
    g.buys(t.you, 1)
});
