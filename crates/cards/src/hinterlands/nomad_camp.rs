use fief_engine::prelude::*;

pub static CARD: Card = card("Nomad Camp", 4, [Action])
    .text("+1 Buy, +$2. It is gained onto your deck.")
    .buys(1)
    .coins(2)
    .gained_onto_deck();
