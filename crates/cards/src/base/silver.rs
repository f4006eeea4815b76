use fief_engine::prelude::*;

use crate::supply::treasures;

pub static CARD: Card = card("Silver", 3, [Treasure])
    .text("$2")
    .base(PileSize::ByPlayers(|players| treasures(40, players)))
    .coins(2);
