use fief_engine::prelude::*;

pub static CARD: Card = ally("Crafters' Guild")
    .text("At the start of your turn, you may spend 2 Favors to gain a card that costs at most $4 onto your deck.")
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "spend 2 Favors to gain a card onto your deck",
            |s, t| t.by_you() && s.pools(t.you).favors >= 2,
            |g, t| {
                g.spend_favors(t.you, 2);
                let piles = g.costing_up_to(Cost::coins(4));
                g.gain_one_of(t.you, piles, Zone::Deck(t.you)).done()
            },
        )
        .optional()
        .of_landscape(),
    );
