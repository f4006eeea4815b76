use fief_engine::prelude::*;

use super::treasure_hunter;

pub static CARD: Card = card("Page", 2, [Action, Traveller])
    .text("+1 Card, +1 Action. When you discard this from play, you may exchange it for a Treasure Hunter.")
    .setup(|b| b.outside_pile(&treasure_hunter::CARD))
    .cards(1)
    .actions(1)
    .traveller(&treasure_hunter::CARD);
