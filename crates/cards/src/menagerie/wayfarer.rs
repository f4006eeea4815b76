use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Wayfarer", 6, [Action])
    .editions(&[1])
    .text("+3 Cards. You may gain a Silver. This costs as much as the last other card gained this turn.")
    .cards(3)
    .play(|g, you| {
        if g.may(you, "gain a Silver")? {
            g.gain(you, &silver::CARD)?;
        }
        Ok(())
    })
    .setup(|b| {
        b.keep_gains();
    })
    .costs_as(|s| {
        let gained = s.gained_this_turn().iter().rev().map(|gained| gained.kind);
        gained.into_iter().find(|&kind| !s.is_copy_of(kind, &CARD))
    });
