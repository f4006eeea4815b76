use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Cursed Gold", 4, [Treasure, Heirloom])
    .heirloom()
    .text("$3. Gain a Curse.")
    .coins(3)
    .play(|g, you| g.gain(you, &curse::CARD).done());
