use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = event("Looting", 6)
    .text("Gain a Loot.")
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(loot::gain);
