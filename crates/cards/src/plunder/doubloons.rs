use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Doubloons", 7, [Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3. When you gain this, gain a Gold.")
    .coins(3)
    .ability(Ability::when(Trigger::Gain, "gain a Gold", by_you, |g, t| {
        g.gain(t.you, &gold::CARD)?;
        Ok(())
    }));
