use fief_engine::prelude::*;

use crate::sets::base::estate;

pub static CARD: Card = card("Pasture", 2, [Treasure, Victory, Heirloom])
    .heirloom()
    .text("$1. 1 VP per Estate that you own.")
    .coins(1)
    .worth_counted(|s, you| s.copies_had(you, &estate::CARD));
