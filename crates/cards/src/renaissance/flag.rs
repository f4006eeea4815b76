use fief_engine::prelude::*;

pub static CARD: Card =
    artifact("Flag").text("When you draw your hand in Clean-up, +1 Card.").ability(
        Ability::when(Trigger::CleanUpDraw, "+1 Card", by_you, |g, t| g.cards(t.you, 1))
            .of_landscape(),
    );
