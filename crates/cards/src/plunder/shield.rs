use fief_engine::prelude::*;

pub static CARD: Card = card("Shield", 7, [Treasure, Reaction, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3, +1 Buy. Reaction: before another player's Attack resolves, you may reveal this from hand; that Attack does not affect you.")
    .buys(1)
    .coins(3)
    .unaffected_when_revealed();
