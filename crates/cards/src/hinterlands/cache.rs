use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Cache", 5, [Treasure])
    .text("$3. Gaining this gains you 2 Coppers.")
    .coins(3)
    .ability(Ability::when(Trigger::Gain, "gain 2 Coppers", always, |g, t| {
        g.gain(t.you, &copper::CARD)?;
        g.gain(t.you, &copper::CARD).done()
    }));
