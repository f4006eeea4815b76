use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = event("Delve", 2)
    .text("+1 Buy. Gain a Silver.")
    .buys(1)
    .play(|g, you| g.gain(you, &silver::CARD).done());
