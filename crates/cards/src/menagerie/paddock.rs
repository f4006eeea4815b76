use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = card("Paddock", 5, [Action])
    .text("+$2. Gain 2 Horses. +1 Action per empty Supply pile.")
    .setup(|b| b.outside_pile(&horse::CARD))
    .coins(2)
    .play(|g, you| {
        for _ in 0..2 {
            g.gain(you, &horse::CARD)?;
        }
        let empty = g.state().empty_supply_piles();
        if empty == 0 { Ok(()) } else { g.actions(you, empty as u16) }
    });
