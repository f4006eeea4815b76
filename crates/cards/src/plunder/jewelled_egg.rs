use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = card("Jewelled Egg", 2, [Treasure])
    .text("$1, +1 Buy. When you trash this, gain a Loot.")
    .buys(1)
    .coins(1)
    .setup(|b| b.outside_pile(&loot::CARD))
    .ability(Ability::when(Trigger::Trash, "gain a Loot", always, |g, t| loot::gain(g, t.you)));
