use fief_engine::prelude::*;

use crate::sets::base::{duchy, estate};

pub static CARD: Card = card("Sprawling Castle", 8, [Victory, Castle])
    .split_member(PileSize::Fixed(1))
    .text("4 VP. When you gain this, gain a Duchy or 3 Estates.")
    .worth(4)
    .ability(Ability::when(Trigger::Gain, "gain a Duchy or 3 Estates", always, |g, t| {
        let (land, copies) = match g.choose_option(t.you, &["a Duchy", "3 Estates"])? {
            0 => (&duchy::CARD, 1),
            _ => (&estate::CARD, 3),
        };
        for _ in 0..copies {
            g.gain(t.you, land)?;
        }
        Ok(())
    }));
