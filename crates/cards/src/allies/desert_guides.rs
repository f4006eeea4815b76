use fief_engine::prelude::*;

pub static CARD: Card = ally("Desert Guides")
    .text("At the start of your turn, you may spend Favors, each to discard your hand and draw 5 cards.")
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "spend a Favor for a new hand",
            |s, t| t.by_you() && s.pools(t.you).favors > 0,
            |g, t| loop {
                g.spend_favors(t.you, 1);
                g.discard_from_hand(t.you, ALL)?;
                g.draw(t.you, 5)?;
                let more = g.state().pools(t.you).favors > 0;
                if !more || !g.may(t.you, "spend another Favor")? {
                    return Ok(());
                }
            },
        )
        .optional()
        .of_landscape(),
    );
