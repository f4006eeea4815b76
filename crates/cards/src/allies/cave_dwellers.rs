use fief_engine::prelude::*;

pub static CARD: Card = ally("Cave Dwellers")
    .text("At the start of your turn, you may spend Favors, each to discard a card, then draw one.")
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "spend a Favor to discard a card and draw one",
            |s, t| t.by_you() && s.pools(t.you).favors > 0,
            |g, t| loop {
                g.spend_favors(t.you, 1);
                g.discard_from_hand(t.you, exactly(1))?;
                g.draw(t.you, 1)?;
                let more = g.state().pools(t.you).favors > 0;
                if !more || !g.may(t.you, "spend another Favor")? {
                    return Ok(());
                }
            },
        )
        .optional()
        .of_landscape(),
    );
