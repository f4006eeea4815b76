use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = event("Windfall", 5)
    .text("If your deck and your discard pile are empty, gain 3 Golds.")
    .play(|g, you| {
        let is_empty = |zone| g.state().cards().is_empty(zone);
        if is_empty(Zone::Deck(you)) && is_empty(Zone::Discard(you)) {
            for _ in 0..3 {
                g.gain(you, &gold::CARD)?;
            }
        }
        Ok(())
    });
