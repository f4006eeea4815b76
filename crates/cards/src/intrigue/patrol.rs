use fief_engine::prelude::*;

pub static CARD: Card = card("Patrol", 5, [Action])
    .text(
        "+3 Cards. Reveal 4 cards from your deck. Victory cards and Curses go to your hand, the others \
         back onto your deck in any order.",
    )
    .cards(3)
    .play(|g, you| {
        let revealed = g.reveal_from_deck(you, 4)?;
        let (found, rest) =
            g.split(&revealed, |s, card| s.is(card, Victory) || s.is(card, Type::Curse));
        g.take(you, &found)?;
        g.topdeck(you, &rest)
    });
