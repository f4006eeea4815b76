use fief_engine::prelude::*;

use crate::sets::base::{copper, gold};

pub static CARD: Card = card("Treasure Trove", 5, [Treasure])
    .text("$2. Gain a Gold, then a Copper.")
    .coins(2)
    .play(|g, you| {
        g.gain(you, &gold::CARD)?;
        g.gain(you, &copper::CARD).done()
    });
