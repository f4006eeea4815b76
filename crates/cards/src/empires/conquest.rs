use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = event("Conquest", 6)
    .text("Gain 2 Silvers. +1 VP per Silver you have gained this turn.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .play(|g, you| {
        for _ in 0..2 {
            g.gain(you, &silver::CARD)?;
        }
        let s = g.state();
        let is_silver =
            |gained: &&Happened| gained.player == you && s.is_copy_of(gained.kind, &silver::CARD);
        let silvers = s.gained_this_turn().filter(is_silver).count();
        g.points(you, silvers as u16)
    });
