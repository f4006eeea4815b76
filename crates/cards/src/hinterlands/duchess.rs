use fief_engine::prelude::*;

use crate::sets::base::duchy;

pub static CARD: Card = card("Duchess", 2, [Action])
    .text(
        "+$2. Each player looks at the top card of their deck, and discards it or puts it back. When \
         you gain a Duchy, you may gain a Duchess.",
    )
    .coins(2)
    .play(|g, _| {
        g.each_player(|g, player| {
            let seen = g.look_at_deck(player, 1)?;
            let discarded = g.choose_among(player, Verb::Discard, &seen, up_to(1))?;
            g.discard(player, &discarded)?;
            g.topdeck(player, &without(&seen, &discarded))
        })
    })
    .ability(
        Ability::when(
            Trigger::Gain,
            "gain a Duchess",
            |s, t| {
                t.by_you()
                    && s.is_copy_of(t.event.subject().kind, &duchy::CARD)
                    && s.pile_of(&CARD).is_some()
            },
            |g, t| g.gain(t.you, &CARD).done(),
        )
        .about([Victory])
        .of_landscape()
        .optional(),
    );
