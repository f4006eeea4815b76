use fief_engine::prelude::*;

pub static CARD: Card = card("Seer", 5, [Action])
    .text(
        "+1 Card, +1 Action. Reveal 3 cards from your deck. Those that cost $2 to $4 go to your hand, \
         the others back onto your deck in any order.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let revealed = g.reveal_from_deck(you, 3)?;
        let (found, rest) = g.split(&revealed, |s, card| {
            let cost = s.cost_of(card);
            Cost::coins(2) <= cost && cost <= Cost::coins(4)
        });
        g.take(you, &found)?;
        g.topdeck(you, &rest)
    });
