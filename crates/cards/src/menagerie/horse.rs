use fief_engine::prelude::*;

pub static CARD: Card = card("Horse", 3, [Action])
    .non_supply(PileSize::Fixed(30))
    .text("+2 Cards, +1 Action. Return this to its pile.")
    .cards(2)
    .actions(1)
    .play(|g, you| {
        g.return_this(you);
        Ok(())
    });
