use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = event("Desperation", 0)
    .text("Once per turn: you may gain a Curse. If you did, +1 Buy and +$2.")
    .once_per_turn()
    .play(|g, you| {
        let is_there = g.state().pile_of(&curse::CARD).is_some();
        if is_there && g.may(you, "gain a Curse")? && g.gain(you, &curse::CARD)?.is_some() {
            g.buys(you, 1)?;
            g.coins(you, 2)?;
        }
        Ok(())
    });
