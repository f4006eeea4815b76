use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = hex("Bad Omens")
    .text(
        "Put your deck into your discard pile, then 2 Coppers from there onto your deck; show \
         that you cannot if there are fewer.",
    )
    .play(|g, you| {
        g.deck_into_discard(you)?;
        let is_copper = |s: &State, card| s.is_a(card, &copper::CARD);
        let discards = Zone::Discard(you);
        let coppers = g.choose_cards(you, Verb::Topdeck, discards, exactly(2), is_copper)?;
        if coppers.len() < 2 {
            g.reveal_all(you, discards)?;
        }
        g.topdeck(you, &coppers)
    });
