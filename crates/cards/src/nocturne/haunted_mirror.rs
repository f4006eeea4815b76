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
                let is_action = |s: &State, card| s.is(card, Action);
                let hand = Zone::Hand(t.you);
                let action = g.choose_cards(t.you, Verb::Discard, hand, exactly(1), is_action)?;
                g.discard(t.you, &action)?;
                g.gain(t.you, &ghost::CARD).done()
            },
        )
        .optional(),
    );
