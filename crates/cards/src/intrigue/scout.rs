use fief_engine::prelude::*;

pub static CARD: Card = card("Scout", 4, [Action])
    .text(
        "+1 Action. Reveal 4 cards from your deck. Victory cards go to your hand, the others back onto \
         your deck in any order.",
    )
    .actions(1)
    .play(|g, you| {
        let revealed = g.reveal_from_deck(you, 4)?;
        let (found, rest) = g.split(&revealed, |s, card| s.is(card, Victory));
        g.take(you, &found)?;
        g.topdeck(you, &rest)
    });
