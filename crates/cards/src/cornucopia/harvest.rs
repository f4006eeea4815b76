use fief_engine::prelude::*;

pub static CARD: Card = card("Harvest", 5, [Action])
    .text("Reveal 4 cards from your deck and discard them. +$1 per differently named card among them.")
    .gives_coins()
    .play(|g, you| {
        let revealed = g.reveal_from_deck(you, 4)?;
        let names = g.state().differently_named(&revealed);
        g.discard(you, &revealed)?;
        g.coins(you, names as u16)
    });
