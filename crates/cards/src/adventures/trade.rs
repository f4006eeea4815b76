use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = event("Trade", 5)
    .text("Trash up to 2 cards from hand. Gain a Silver for each.")
    .play(|g, you| {
        for _ in g.trash_from_hand(you, up_to(2), any_card)? {
            g.gain(you, &silver::CARD)?;
        }
        Ok(())
    });
