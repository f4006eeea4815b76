use fief_engine::prelude::*;

pub static CARD: Card = ally("Island Folk")
    .text(
        "At the end of your turn, if the previous turn wasn't yours, you may spend 5 Favors to \
         take an extra turn after this one.",
    )
    .ability(
        Ability::when(
            Trigger::TurnEnd,
            "spend 5 Favors, to take an extra turn",
            |s, t| t.by_you() && s.pools(t.you).favors >= PRICE && s.turn().previous != Some(t.you),
            |g, t| {
                if g.spend_favors(t.you, PRICE) {
                    g.extra_turn(t.you);
                }
                Ok(())
            },
        )
        .optional()
        .of_landscape(),
    );

const PRICE: u16 = 5;
