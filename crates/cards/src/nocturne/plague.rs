use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = hex("Plague")
    .text("Gain a Curse to your hand.")
    .play(|g, you| g.gain_to(you, &curse::CARD, Zone::Hand(you)).done());
