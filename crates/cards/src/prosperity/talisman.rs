use fief_engine::prelude::*;

pub static CARD: Card = card("Talisman", 4, [Treasure])
    .text("$1. While this is in play, a card you buy for $4 or less that is no Victory card first gains you a copy.")
    .coins(1)
    .ability(
        Ability::when(
            Trigger::Buy,
            "gain a copy",
            |_, t| {
                let bought = t.event.subject();
                t.by_you()
                    && !bought.types.has(Victory)
                    && bought.cost <= Cost::coins(4)
            },
            |g, t| g.gain_copy(t.you, t.event.subject().kind).done(),
        )
        .in_play(),
    );
