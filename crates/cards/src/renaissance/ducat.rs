use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Ducat", 2, [Treasure])
    .text("+1 Coffers, +1 Buy. When you gain this, you may trash a Copper from hand.")
    .buys(1)
    .play(|g, you| g.coffers(you, 1))
    .ability(
        Ability::when(
            Trigger::Gain,
            "trash a Copper from hand",
            |s, t| s.cards().in_zone(Zone::Hand(t.you)).any(|card| is_copper(s, card)),
            |g, t| g.trash_from_hand(t.you, exactly(1), is_copper).done(),
        )
        .optional(),
    );

fn is_copper(s: &State, card: CardId) -> bool {
    s.is_a(card, &copper::CARD)
}
