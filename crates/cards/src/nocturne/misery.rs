use fief_engine::prelude::*;

use super::{miserable, twice_miserable};

pub static CARD: Card = hex("Misery")
    .text("Take Miserable; if you have it already, turn it over to Twice Miserable.")
    .play(|g, you| {
        if g.state().has(you, &miserable::CARD) {
            g.return_state(you, &miserable::CARD);
            g.take_state(you, &twice_miserable::CARD);
        } else if !g.state().has(you, &twice_miserable::CARD) {
            g.take_state(you, &miserable::CARD);
        }
        Ok(())
    });
