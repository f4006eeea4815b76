use fief_engine::prelude::*;

pub static CARD: Card = hex("War")
    .text("Reveal cards from your deck until one costs $3 or $4. Trash it; discard the rest.")
    .play(|g, you| {
        let fits = |s: &State, card| [3, 4].map(Cost::coins).contains(&s.cost_of(card));
        let revealed =
            g.dig(you, |s, revealed| revealed.last().is_some_and(|&card| fits(s, card)))?;
        let (found, rest) = g.split(&revealed, fits);
        g.trash(you, &found)?;
        g.discard(you, &rest)
    });
