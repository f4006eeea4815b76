use fief_engine::prelude::*;

pub static CARD: Card = card("Candlestick Maker", 2, [Action])
    .text("+1 Action, +1 Buy, +1 Coffers")
    .actions(1)
    .buys(1)
    .play(|g, you| g.coffers(you, 1));
