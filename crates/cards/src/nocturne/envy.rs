use fief_engine::prelude::*;

use super::{deluded, envious};

pub static CARD: Card =
    hex("Envy").text("If you have neither Deluded nor Envious, take Envious.").play(|g, you| {
        if !g.state().has(you, &deluded::CARD) && !g.state().has(you, &envious::CARD) {
            g.take_state(you, &envious::CARD);
        }
        Ok(())
    });
