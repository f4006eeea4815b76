use fief_engine::prelude::*;

use super::warrior;
use crate::sets::base::silver;

pub static CARD: Card = card("Treasure Hunter", 3, [Action, Traveller])
    .non_supply(PileSize::Fixed(5))
    .text(
        "+1 Action, +$1. Gain a Silver per card that the player to your right gained in their last turn. \
         When you discard this from play, you may exchange it for a Warrior.",
    )
    .setup(|b| {
        b.outside_pile(&warrior::CARD);
        b.remember(Did::Gain);
    })
    .actions(1)
    .coins(1)
    .play(|g, you| {
        let right = g.state().right_of(you);
        for _ in 0..g.state().gained_last_turn(right).count() {
            g.gain(you, &silver::CARD)?;
        }
        Ok(())
    })
    .traveller(&warrior::CARD);
