use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Trading Post", 5, [Action])
    .text("Trash 2 cards from hand. If you did trash 2, gain a Silver to hand.")
    .play(|g, you| {
        let trashed = g.trash_from_hand(you, exactly(2), any_card)?;
        if trashed.len() == 2 {
            g.gain_to(you, &silver::CARD, Zone::Hand(you))?;
        }
        Ok(())
    });
