use fief_engine::prelude::*;

pub static CARD: Card = ally("League of Bankers")
    .text("At the start of your Buy phase, +$1 for every 4 Favors that you have.")
    .ability(
        Ability::when(
            Trigger::BuyPhaseStart,
            "+$1 for every 4 Favors",
            |s, t| t.by_you() && s.pools(t.you).favors >= 4,
            |g, t| g.coins(t.you, g.state().pools(t.you).favors / 4),
        )
        .of_landscape(),
    );
