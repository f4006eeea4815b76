use fief_engine::prelude::*;

pub static CARD: Card = card("Spices", 5, [Treasure])
    .text("$2, +1 Buy. When you gain this, +2 Coffers.")
    .coins(2)
    .buys(1)
    .ability(Ability::when(Trigger::Gain, "+2 Coffers", always, |g, t| g.coffers(t.you, 2)));
