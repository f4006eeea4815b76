use fief_engine::prelude::*;

use super::champion;

pub static CARD: Card = card("Hero", 5, [Action, Traveller])
    .non_supply(PileSize::Fixed(5))
    .text("+$2. Gain a Treasure. When you discard this from play, you may exchange it for a Champion.")
    .setup(|b| b.outside_pile(&champion::CARD))
    .coins(2)
    .play(|g, you| {
        let treasures = g.supply_where(|s, kind| s.types(kind).has(Treasure));
        g.gain_one_of(you, treasures, Zone::Discard(you))?;
        Ok(())
    })
    .traveller(&champion::CARD);
