use fief_engine::prelude::*;

pub static CARD: Card =
    card("Scholar", 5, [Action]).text("Discard your hand. +7 Cards.").play(|g, you| {
        g.discard_from_hand(you, ALL)?;
        g.cards(you, 7)
    });
