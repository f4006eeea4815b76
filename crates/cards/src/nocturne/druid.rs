use fief_engine::prelude::*;

use crate::fate;

pub static CARD: Card = card("Druid", 2, [Action, Fate])
    .editions(&[1])
    .text("+1 Buy. Receive one of the 3 Boons set aside for this, which stays there.")
    .setup(|b| {
        let boons = fate::boons(b);
        let aside = b.empty_pile(ASIDE, &CARD);
        b.deal(boons, aside, 3);
    })
    .buys(1)
    .play(|g, you| {
        let aside = g.in_pile(ASIDE);
        // It is received where it lies, even if it says to keep it (Druid/2).
        match g.choose_among(you, Verb::Take, &aside, exactly(1))?.first() {
            Some(&boon) => g.receive(you, boon),
            None => Ok(()),
        }
    });

const ASIDE: &str = "Druid's Boons";
