use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card =
    boon("The Sky's Gift").text("You may discard 3 cards to gain a Gold.").play(|g, you| {
        if !g.may(you, "discard 3 cards")? {
            return Ok(());
        }
        // Discarding fewer than 3 cards gives nothing (The Sky's Gift/1).
        if g.discard_from_hand(you, exactly(3))?.len() == 3 {
            g.gain(you, &gold::CARD)?;
        }
        Ok(())
    });
