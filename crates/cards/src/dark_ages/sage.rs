use fief_engine::prelude::*;

pub static CARD: Card = card("Sage", 3, [Action])
    .text(
        "+1 Action. Reveal cards from your deck until one costs $3 or more. Put it into your \
         hand and discard the others.",
    )
    .actions(1)
    .play(|g, you| {
        let dear = |s: &State, card| s.cost_of(card).coins >= 3;
        let revealed = g.dig(you, |s, cards| cards.iter().any(|&card| dear(s, card)))?;
        let (found, others) = g.split(&revealed, dear);
        g.take(you, &found)?;
        g.discard(you, &others)
    });
