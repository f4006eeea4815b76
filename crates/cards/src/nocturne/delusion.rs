use fief_engine::prelude::*;

use super::{deluded, envious};

pub static CARD: Card = hex("Delusion")
    .text("If you have neither Deluded nor Envious, take Deluded.")
    .play(|g, you| {
        if !g.state().has(you, &deluded::CARD) && !g.state().has(you, &envious::CARD) {
            g.take_state(you, &deluded::CARD);
        }
        Ok(())
    });
