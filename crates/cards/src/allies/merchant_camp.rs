use fief_engine::prelude::*;

pub static CARD: Card = card("Merchant Camp", 3, [Action])
    .text("+2 Actions, +$1. When you discard this from play, you may put it onto your deck.")
    .actions(2)
    .coins(1)
    .ability(
        Ability::when(
            Trigger::Discard,
            "put this onto your deck",
            |s, t| t.is_from_play() && t.this.is_some_and(|this| s.cards().still_there(this)),
            |g, t| match t.this {
                Some(this) => g.topdeck_openly(t.you, this.card),
                None => Ok(()),
            },
        )
        .optional(),
    );
