use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Lucky Coin", 4, [Treasure, Heirloom])
    .heirloom()
    .text("$1. Gain a Silver.")
    .coins(1)
    .play(|g, you| g.gain(you, &silver::CARD).done());
