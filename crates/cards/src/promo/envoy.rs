use fief_engine::prelude::*;

use crate::sets::guilds::advisor::take_but_one;

pub static CARD: Card = card("Envoy", 4, [Action])
    .text(
        "Reveal 5 cards from your deck. The player to your left chooses one, which you discard. Put \
         the others into your hand.",
    )
    .play(|g, you| take_but_one(g, you, 5));
