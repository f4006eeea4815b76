use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = card("Sack of Loot", 6, [Treasure])
    .text("$1, +1 Buy. Gain a Loot.")
    .buys(1)
    .coins(1)
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(loot::gain);
