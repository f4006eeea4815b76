use fief_engine::prelude::*;

use super::settlers;

pub static CARD: Card = card("Bustling Village", 5, [Action])
    .split_member(PileSize::Fixed(5))
    .text(
        "+1 Card, +3 Actions. Look through your discard pile. You may reveal a Settlers from it and put \
         it into your hand.",
    )
    .cards(1)
    .actions(3)
    .play(|g, you| settlers::fetch(g, you, &settlers::CARD));
