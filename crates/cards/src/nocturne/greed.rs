use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = hex("Greed")
    .text("Gain a Copper onto your deck.")
    .play(|g, you| g.gain_to(you, &copper::CARD, Zone::Deck(you)).done());
