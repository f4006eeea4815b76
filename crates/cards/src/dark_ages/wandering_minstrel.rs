use fief_engine::prelude::*;

pub static CARD: Card = card("Wandering Minstrel", 4, [Action])
    .text(
        "+1 Card, +2 Actions. Reveal 3 cards from your deck. Put the Actions back in any order \
         and discard the rest.",
    )
    .cards(1)
    .actions(2)
    .play(|g, you| {
        let revealed = g.reveal_from_deck(you, 3)?;
        let (actions, rest) = g.split(&revealed, |s, card| s.is(card, Action));
        g.topdeck(you, &actions)?;
        g.discard(you, &rest)
    });
