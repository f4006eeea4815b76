use fief_engine::prelude::*;

pub static CARD: Card = card("Workshop", 3, [Action])
    .text("Gain a card, cost up to $4.")
    .play(|g, you| g.gain_costing_up_to(you, Cost::coins(4)).done());
