use fief_engine::prelude::*;

pub static CARD: Card = card("Great Hall", 3, [Action, Victory])
    .text("+1 Card, +1 Action. 1 VP.")
    .cards(1)
    .actions(1)
    .worth(1);
