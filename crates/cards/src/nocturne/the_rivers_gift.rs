use fief_engine::prelude::*;

pub static CARD: Card = boon("The River's Gift")
    .text("+1 Card at the end of this turn. Keep this until Clean-up.")
    .play(|g, you| {
        g.at_end_of_turn(you, &ONE_CARD);
        Ok(())
    });

static ONE_CARD: Ability =
    Ability::when(Trigger::TurnEnd, "+1 Card", always, |g, t| g.cards(t.you, 1));
