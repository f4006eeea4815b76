use fief_engine::prelude::*;

pub static CARD: Card =
    artifact("Flag").editions(&[1]).text("When you draw your hand in Clean-up, +1 Card.").ability(
        Ability::when(
            Trigger::CleanUpDraw,
            "+1 Card",
            |_, t| t.event.player == t.you,
            |g, t| g.cards(t.you, 1),
        )
        .of_landscape(),
    );
