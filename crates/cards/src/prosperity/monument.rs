use fief_engine::prelude::*;

pub static CARD: Card =
    card("Monument", 4, [Action]).text("+$2, +1 VP").coins(2).play(|g, you| g.points(you, 1));
