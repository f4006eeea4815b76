use fief_engine::prelude::*;

pub static CARD: Card = card("Prize Goat", 7, [Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3, +1 Buy. You may trash a card from hand.")
    .buys(1)
    .coins(3)
    .play(|g, you| {
        g.may_trash_from_hand(you, any_card)?;
        Ok(())
    });
