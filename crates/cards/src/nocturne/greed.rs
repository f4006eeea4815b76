use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = hex("Greed")
    .editions(&[1])
    .text("Gain a Copper onto your deck.")
    .play(|g, you| g.gain_to(you, &copper::CARD, Zone::Deck(you)).map(|_| ()));
