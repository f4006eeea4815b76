use fief_engine::prelude::*;

pub static CARD: Card = card("Council Room", 5, [Action])
    .text("+4 Cards, +1 Buy. The others each draw 1 card.")
    .cards(4)
    .buys(1)
    .play(|g, you| g.each_other(you, |g, other| g.draw(other, 1)));
