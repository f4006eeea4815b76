use fief_engine::prelude::*;

pub static CARD: Card = ally("Architects' Guild")
    .text("When you gain a card, you may spend 2 Favors to gain a cheaper non-Victory card.")
    .ability(
        Ability::when(
            Trigger::Gain,
            "spend 2 Favors to gain a cheaper card",
            |s, t| t.by_you() && s.pools(t.you).favors >= 2,
            |g, t| {
                g.spend_favors(t.you, 2);
                // The cost that the card has by now counts (Architects' Guild/5).
                let cost = g.cost_of(t.event.subject().card.card);
                let cheaper =
                    g.supply_where(|s, kind| s.cost(kind) < cost && !s.types(kind).has(Victory));
                g.gain_one_of(t.you, cheaper, Zone::Discard(t.you)).done()
            },
        )
        .optional()
        .of_landscape(),
    );
