use fief_engine::prelude::*;

pub static CARD: Card =
    project("Barracks", 6).text("At the start of your turn, +1 Action.").ability(
        Ability::when(Trigger::TurnStart, "+1 Action", by_you, |g, t| g.actions(t.you, 1))
            .of_landscape(),
    );
