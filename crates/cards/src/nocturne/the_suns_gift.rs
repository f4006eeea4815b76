use fief_engine::prelude::*;

pub static CARD: Card = boon("The Sun's Gift")
    .text("Look at your deck's top 4 cards. Discard any of them; put the rest back in any order.")
    .play(|g, you| {
        let seen = g.look_at_deck(you, 4)?;
        let gone = g.choose_among(you, Verb::Discard, &seen, ANY_NUMBER)?;
        g.discard(you, &gone)?;
        g.topdeck(you, &without(&seen, &gone))
    });
