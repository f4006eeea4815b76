use fief_engine::prelude::*;

pub static CARD: Card = card("Plunder", 5, [Treasure])
    .split_member(PileSize::Fixed(5))
    .text("$2, +1 VP.")
    .coins(2)
    .play(|g, you| g.points(you, 1));
