use fief_engine::prelude::*;

pub static CARD: Card = card("Curse", 0, [Curse])
    .text("-1 VP")
    .base(PileSize::ByPlayers(|players| 10 * (players - 1)))
    .worth(-1);
