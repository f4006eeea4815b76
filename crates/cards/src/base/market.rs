use fief_engine::prelude::*;

pub static CARD: Card = card("Market", 5, [Action])
    .text("+1 Card, +1 Action, +1 Buy, +$1")
    .cards(1)
    .actions(1)
    .buys(1)
    .coins(1);
