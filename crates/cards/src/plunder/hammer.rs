use fief_engine::prelude::*;

pub static CARD: Card = card("Hammer", 7, [Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3. Gain a card costing up to $4.")
    .coins(3)
    .play(|g, you| {
        g.gain_costing_up_to(you, Cost::coins(4))?;
        Ok(())
    });
