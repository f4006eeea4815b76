use fief_engine::prelude::*;

pub static CARD: Card = ally("Mountain Folk")
    .text("At the start of your turn, you may spend 5 Favors for +3 Cards.")
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "spend 5 Favors for +3 Cards",
            |s, t| t.by_you() && s.pools(t.you).favors >= 5,
            |g, t| {
                g.spend_favors(t.you, 5);
                g.cards(t.you, 3)
            },
        )
        .optional()
        .of_landscape(),
    );
