use fief_engine::prelude::*;

pub static CARD: Card = project("Fair", 4).text("At the start of your turn, +1 Buy.").ability(
    Ability::when(Trigger::TurnStart, "+1 Buy", by_you, |g, t| g.buys(t.you, 1)).of_landscape(),
);
