use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = event("Banquet", 3)
    .text("Gain 2 Coppers, then a card that is no Victory card and costs at most $5.")
    .play(|g, you| {
        for _ in 0..2 {
            g.gain(you, &copper::CARD)?;
        }
        let wanted =
            g.supply_where(|s, kind| !s.types(kind).has(Victory) && s.cost(kind) <= Cost::coins(5));
        g.gain_one_of(you, wanted, Zone::Discard(you)).done()
    });
