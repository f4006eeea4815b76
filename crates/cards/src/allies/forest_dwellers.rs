use fief_engine::prelude::*;

pub static CARD: Card = ally("Forest Dwellers")
    .text(
        "At the start of your turn, you may spend a Favor to look at the top 3 cards of your deck, \
         discard any number, and put the rest back in any order.",
    )
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "spend a Favor to look at 3 cards",
            |s, t| t.by_you() && s.pools(t.you).favors > 0,
            |g, t| {
                g.spend_favors(t.you, 1);
                let seen = g.look_at_deck(t.you, 3)?;
                let gone = g.choose_among(t.you, Verb::Discard, &seen, ANY_NUMBER)?;
                g.discard(t.you, &gone)?;
                g.topdeck(t.you, &without(&seen, &gone))
            },
        )
        .optional()
        .of_landscape(),
    );
