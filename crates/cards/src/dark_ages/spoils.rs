use fief_engine::prelude::*;

pub static CARD: Card = card("Spoils", 0, [Treasure])
    .non_supply(PileSize::Fixed(15))
    .text("$3. Return this to its pile.")
    .coins(3)
    .play(|g, you| {
        g.return_this(you);
        Ok(())
    });
