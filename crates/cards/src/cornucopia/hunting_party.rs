use fief_engine::prelude::*;

pub static CARD: Card = card("Hunting Party", 5, [Action])
    .text(
        "+1 Card, +1 Action. Reveal your hand. Reveal cards from your deck until one is no copy of a \
         card in your hand. Put it into your hand and discard the others.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        g.reveal_hand(you)?;
        let hand = Zone::Hand(you);
        let is_new = |s: &State, card| s.cards().copy_in(hand, s.kind(card)).is_none();
        let (found, others) = g.dig_for(you, is_new)?;
        g.take(you, found.as_slice())?;
        g.discard(you, &others)
    });
