use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = card("Supplies", 2, [Treasure])
    .text("$1. Gain a Horse onto your deck.")
    .setup(|b| b.outside_pile(&horse::CARD))
    .coins(1)
    .play(|g, you| g.gain_to(you, &horse::CARD, Zone::Deck(you)).done());
