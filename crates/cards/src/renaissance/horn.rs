use fief_engine::prelude::*;

use super::border_guard;

pub static CARD: Card = artifact("Horn")
    .text(
        "Once per turn, when you discard a Border Guard from play, you may put it onto your deck.",
    )
    .ability(
        Ability::when(
            Trigger::Discard,
            "put it onto your deck",
            |s, t| {
                let discarded = &t.event.cards[t.about];
                t.is_from_play()
                    && s.is_copy_of(discarded.kind, &border_guard::CARD)
                    && s.cards().still_there(discarded.card)
                    && !s.has_used(t.you, t.kind)
            },
            |g, t| {
                g.use_up(t.you, t.kind);
                g.topdeck_openly(t.you, t.event.cards[t.about].card.card)
            },
        )
        .optional()
        .of_landscape(),
    );
