use fief_engine::prelude::*;

use crate::supply::treasures;

pub static CARD: Card = card("Gold", 6, [Treasure])
    .text("$3")
    .base(PileSize::ByPlayers(|players| treasures(30, players)))
    .coins(3);
