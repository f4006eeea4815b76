use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Treasure Map", 4, [Action])
    .text(
        "Trash this and another Treasure Map from hand. If you trashed both, gain 4 Golds onto your \
         deck.",
    )
    .play(|g, you| {
        let this = g.trash_this(you)?;
        let other = g.trash_from_hand(you, exactly(1), |s, card| s.is_a(card, &CARD))?;
        if this && !other.is_empty() {
            for _ in 0..4 {
                g.gain_to(you, &gold::CARD, Zone::Deck(you))?;
            }
        }
        Ok(())
    });
