use fief_engine::prelude::*;

pub static CARD: Card = ally("Trappers' Lodge")
    .text("When you gain a card, you may spend a Favor to put it onto your deck.")
    .ability(
        Ability::when(
            Trigger::Gain,
            "spend a Favor to put it onto your deck",
            |s, t| {
                t.by_you()
                    && s.pools(t.you).favors > 0
                    && s.cards().still_there(t.event.subject().card)
            },
            |g, t| {
                g.spend_favors(t.you, 1);
                g.topdeck_openly(t.you, t.event.subject().card.card)
            },
        )
        .optional()
        .of_landscape(),
    );
