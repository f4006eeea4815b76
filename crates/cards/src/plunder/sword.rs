use fief_engine::prelude::*;

pub static CARD: Card = card("Sword", 7, [Treasure, Attack, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3, +1 Buy. Each other player discards down to 4 cards in hand.")
    .buys(1)
    .coins(3)
    .play(|g, you| g.attack(you, |g, victim| g.discard_down_to(victim, 4)));
