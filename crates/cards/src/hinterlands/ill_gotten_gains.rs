use fief_engine::prelude::*;

use crate::sets::base::{copper, curse};

pub static CARD: Card = card("Ill-Gotten Gains", 5, [Treasure])
    .text(
        "$1. You may gain a Copper to your hand. When you gain this, the others each gain a Curse.",
    )
    .coins(1)
    .play(|g, you| {
        if g.state().pile_of(&copper::CARD).is_some() && g.may(you, "gain a Copper to hand")? {
            g.gain_to(you, &copper::CARD, Zone::Hand(you))?;
        }
        Ok(())
    })
    .ability(Ability::when(Trigger::Gain, "the others gain a Curse", always, |g, t| {
        g.each_other(t.you, |g, other| g.gain(other, &curse::CARD).done())
    }));
