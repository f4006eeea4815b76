use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Wayfarer", 6, [Action])
    .text("+3 Cards. You may gain a Silver. This costs as much as the last other card gained this turn.")
    .cards(3)
    .play(|g, you| {
        if g.may(you, "gain a Silver")? {
            g.gain(you, &silver::CARD)?;
        }
        Ok(())
    })
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .costs_as(|s, this| {
        // An Estate with this ability does not copy the cost of Estates either (Your Estate token (pre-2019)/21).
        let is_other = |gained: &&Happened| gained.kind != this && !s.is_copy_of(gained.kind, &CARD);
        s.gained_this_turn().rev().find(is_other)
    });
