use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = boon("The Mountain's Gift")
    .editions(&[1])
    .text("Gain a Silver.")
    .play(|g, you| g.gain(you, &silver::CARD).map(|_| ()));
