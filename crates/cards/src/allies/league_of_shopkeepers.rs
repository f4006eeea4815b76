use fief_engine::prelude::*;

pub static CARD: Card = ally("League of Shopkeepers")
    .text("After you play a Liaison: with 5 or more Favors, +$1; with 10 or more, +1 Action and +1 Buy as well.")
    .ability(
        Ability::when(
            Trigger::AfterPlay,
            "+$1 for 5 Favors, and more for 10",
            |s, t| t.by_you() && s.pools(t.you).favors >= 5,
            |g, t| {
                g.coins(t.you, 1)?;
                if g.state().pools(t.you).favors >= 10 {
                    g.actions(t.you, 1)?;
                    g.buys(t.you, 1)?;
                }
                Ok(())
            },
        )
        .about([Liaison])
        .of_landscape(),
    );
