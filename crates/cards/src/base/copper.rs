use fief_engine::prelude::*;

use crate::supply::treasures;

pub static CARD: Card = card("Copper", 0, [Treasure])
    .text("$1")
    .base(PileSize::ByPlayers(|players| treasures(60, players) - 7 * players))
    .starting(7)
    .coins(1);
