use fief_engine::prelude::*;

pub static CARD: Card = boon("The Moon's Gift")
    .text("You may put a card from your discard pile onto your deck.")
    .play(|g, you| {
        let discards = Zone::Discard(you);
        let picked = g.choose_cards(you, Verb::Topdeck, discards, up_to(1), any_card)?;
        g.topdeck(you, &picked)
    });
