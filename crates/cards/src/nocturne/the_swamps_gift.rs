use fief_engine::prelude::*;

use super::will_o_wisp;

pub static CARD: Card = boon("The Swamp's Gift")
    .text("Gain a Will-o'-Wisp.")
    .play(|g, you| g.gain(you, &will_o_wisp::CARD).done());
