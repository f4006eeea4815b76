use fief_engine::prelude::*;

use super::ghost;

pub static CARD: Card = card("Haunted Mirror", 0, [Treasure, Heirloom])
    .heirloom()
    .text("$1. When you trash this, you may discard an Action to gain a Ghost.")
    .coins(1)
    .ability(
        Ability::when(
            Trigger::Trash,
            "discard an Action, to gain a Ghost",
            |s, t| s.cards().in_zone(Zone::Hand(t.you)).any(|card| s.is(card, Action)),
            |g, t| {
                g.discard_from_hand_where(t.you, exactly(1), |s, card| s.is(card, Action))?;
                g.gain(t.you, &ghost::CARD).done()
            },
        )
        .optional(),
    );
