use fief_engine::prelude::*;

pub static CARD: Card = artifact("Key").text("At the start of your turn, +$1.").ability(
    Ability::when(Trigger::TurnStart, "+$1", by_you, |g, t| g.coins(t.you, 1)).of_landscape(),
);
