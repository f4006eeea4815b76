use fief_engine::prelude::*;

pub static CARD: Card = card("Worker's Village", 4, [Action])
    .text("+1 Card, +2 Actions, +1 Buy")
    .cards(1)
    .actions(2)
    .buys(1);
