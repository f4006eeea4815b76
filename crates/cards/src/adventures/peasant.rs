use fief_engine::prelude::*;

use super::soldier;

pub static CARD: Card = card("Peasant", 2, [Action, Traveller])
    .text("+1 Buy, +$1. When you discard this from play, you may exchange it for a Soldier.")
    .setup(|b| b.outside_pile(&soldier::CARD))
    .buys(1)
    .coins(1)
    .traveller(&soldier::CARD);
