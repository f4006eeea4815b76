use fief_engine::prelude::*;

pub static CARD: Card = hex("Famine")
    .text("Reveal your deck's top 3 cards. Discard the Actions; shuffle the rest into your deck.")
    .play(|g, you| {
        let revealed = g.reveal_from_deck(you, 3)?;
        let (actions, rest) = g.split(&revealed, |s, card| s.is(card, Action));
        g.discard(you, &actions)?;
        g.shuffle_into_deck(you, &rest)
    });
