use fief_engine::prelude::*;

use super::colony;

pub static CARD: Card = card("Platinum", 9, [Treasure])
    .base_if(PileSize::Fixed(12), Included::OnRequest)
    .text("$5")
    // A game has both Platinum and Colony or neither.
    .setup(|b| b.supply_pile_once(&colony::CARD))
    .coins(5);
