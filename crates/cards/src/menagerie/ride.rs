use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = event("Ride", 2)
    .text("Gain a Horse.")
    .setup(|b| b.outside_pile(&horse::CARD))
    .play(|g, you| g.gain(you, &horse::CARD).done());
