use fief_engine::prelude::*;

use super::sauna;

pub static CARD: Card = card("Avanto", 5, [Action])
    .split_member(PileSize::Fixed(5))
    .text("+3 Cards. You may play a Sauna from hand.")
    .cards(3)
    .play(|g, you| sauna::may_play(g, you, &sauna::CARD));
