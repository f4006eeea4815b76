use fief_engine::prelude::*;

pub static CARD: Card = card("Underling", 3, [Action, Liaison])
    .text("+1 Card, +1 Action, +1 Favor.")
    .cards(1)
    .actions(1)
    .play(|g, you| g.favors(you, 1));
