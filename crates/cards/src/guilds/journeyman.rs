use fief_engine::prelude::*;

pub static CARD: Card = card("Journeyman", 5, [Action])
    .text(
        "Name a card. Reveal cards from your deck until 3 are something else. Put those into your \
         hand and discard the others.",
    )
    .play(|g, you| {
        let named = g.name_card(you)?;
        let other = |s: &State, card| Some(s.kind(card)) != named;
        let revealed =
            g.dig(you, |s, cards| cards.iter().filter(|&&card| other(s, card)).count() == 3)?;
        let (taken, rest) = g.split(&revealed, other);
        g.take(you, &taken)?;
        g.discard(you, &rest)
    });
