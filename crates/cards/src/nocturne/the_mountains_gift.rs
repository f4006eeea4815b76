use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = boon("The Mountain's Gift")
    .text("Gain a Silver.")
    .play(|g, you| g.gain(you, &silver::CARD).done());
