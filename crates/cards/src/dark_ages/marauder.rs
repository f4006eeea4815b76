use fief_engine::prelude::*;

use super::{ruins, spoils};

pub static CARD: Card = card("Marauder", 4, [Action, Attack, Looter])
    .text("Gain a Spoils. The others each gain a Ruins.")
    .setup(|b| b.outside_pile(&spoils::CARD))
    .play(|g, you| {
        g.gain(you, &spoils::CARD)?;
        g.attack(you, |g, victim| ruins::gain(g, victim).done())
    });
