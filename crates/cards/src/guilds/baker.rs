use fief_engine::prelude::*;

pub static CARD: Card = card("Baker", 5, [Action])
    .text("+1 Card, +1 Action, +1 Coffers. Each player starts with +1 Coffers.")
    .setup(|b| b.coffers(1))
    .cards(1)
    .actions(1)
    .play(|g, you| g.coffers(you, 1));
