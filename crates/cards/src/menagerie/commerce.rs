use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = event("Commerce", 5)
    .text("Gain a Gold for each differently named card that you have gained this turn.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .play(|g, you| {
        let gained = g.state().gained_this_turn();
        let mut kinds: Vec<Kind> =
            gained.filter(|gained| gained.player == you).map(|gained| gained.kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for _ in kinds {
            g.gain(you, &gold::CARD)?;
        }
        Ok(())
    });
