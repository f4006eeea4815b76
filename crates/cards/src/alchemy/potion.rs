use fief_engine::prelude::*;

pub static CARD: Card = card("Potion", 4, [Treasure])
    .base_if(PileSize::Fixed(16), Included::With(|card| card.cost.potions > 0))
    .text("A Potion.")
    .play(|g, you| g.potions(you, 1));
