use fief_engine::prelude::*;

use crate::sets::base::{duchy, estate};

pub static CARD: Card = card("Hunting Grounds", 6, [Action])
    .text("+4 Cards. When you trash this, gain a Duchy or 3 Estates.")
    .cards(4)
    .ability(Ability::when(Trigger::Trash, "gain a Duchy or 3 Estates", always, |g, t| {
        if g.choose_option(t.you, &["gain a Duchy", "gain 3 Estates"])? == 0 {
            return g.gain(t.you, &duchy::CARD).done();
        }
        for _ in 0..3 {
            g.gain(t.you, &estate::CARD)?;
        }
        Ok(())
    }));
