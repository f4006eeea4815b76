use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Mouse")
    .text("Play the card that was set aside before the game, leaving it there.")
    .companion(Companion {
        what: "an unused Action that costs $2 or $3",
        role: Role::SetAside,
        least: 1,
        most: 1,
        fits: |card| {
            let cost = Cost { coins: card.cost.coins, ..Cost::default() };
            card.types.has(Action)
                && card.members.is_empty()
                && card.cost == cost
                && matches!(cost.coins, 2 | 3)
        },
    })
    .ability(
        Ability::when(
            Trigger::WouldResolve,
            "play the set-aside card",
            // Using this Way for the set-aside card, too, would never end.
            |s, t| {
                t.by_you()
                    && s.set_aside_for(t.kind)
                        .is_some_and(|mouse| mouse != t.event.subject().card.card)
            },
            |g, t| {
                if let Some(mouse) = g.state().set_aside_for(t.kind) {
                    g.play_leaving(t.you, mouse)?;
                }
                Ok(())
            },
        )
        .about([Action])
        .optional()
        .of_landscape(),
    );
