use fief_engine::prelude::*;

pub static CARD: Card = event("Pursue", 2)
    .text(
        "+1 Buy. Name a card. Reveal the top 4 cards of your deck, put those of that name back and \
         discard the others.",
    )
    .buys(1)
    .play(|g, you| {
        let named = g.name_card(you)?;
        let revealed = g.reveal_from_deck(you, 4)?;
        let (matches, rest) = g.split(&revealed, |s, card| Some(s.kind(card)) == named);
        for card in matches {
            g.topdeck_openly(you, card)?;
        }
        g.discard(you, &rest)
    });
