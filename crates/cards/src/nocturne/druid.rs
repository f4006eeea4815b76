use fief_engine::prelude::*;

use crate::fate;

pub static CARD: Card = card("Druid", 2, [Action, Fate])
    .text("+1 Buy. Receive one of the 3 Boons set aside for this, which stays there.")
    .companion(Companion {
        what: "three Boons",
        role: Role::OfADeck,
        least: SET_ASIDE,
        most: SET_ASIDE,
        fits: |card| card.types.has(Boon),
    })
    .setup(|b| {
        let boons = fate::boons(b);
        let aside = b.empty_pile(ASIDE, &CARD);
        if b.chosen().is_empty() {
            b.deal(boons, aside, SET_ASIDE);
        }
        for boon in b.chosen().to_vec() {
            b.take_from(boons, boon, aside);
        }
    })
    .buys(1)
    .play(|g, you| {
        let aside = g.in_pile(ASIDE);
        // The Boon stays where it lies, even if it says to keep it (Druid/2).
        match g.choose_among(you, Verb::Receive, &aside, exactly(1))?.first() {
            Some(&boon) => g.receive(you, boon),
            None => Ok(()),
        }
    });

const ASIDE: &str = "Druid's Boons";

/// The number of Boons that are set aside.
const SET_ASIDE: usize = 3;
