use fief_engine::prelude::*;

use super::spoils;

pub static CARD: Card = card("Bandit Camp", 5, [Action])
    .text("+1 Card, +2 Actions. Gain a Spoils.")
    .setup(|b| b.outside_pile(&spoils::CARD))
    .cards(1)
    .actions(2)
    .play(|g, you| g.gain(you, &spoils::CARD).done());
