use fief_engine::prelude::*;

pub static CARD: Card = card("Rabble", 5, [Action, Attack])
    .text(
        "+3 Cards. The others each reveal 3 cards from their deck, discard the Actions and \
         Treasures, and put back the others in any order.",
    )
    .cards(3)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let revealed = g.reveal_from_deck(victim, 3)?;
            let gone = |s: &State, card| s.is(card, Action) || s.is(card, Treasure);
            let (discarded, rest) = g.split(&revealed, gone);
            g.discard(victim, &discarded)?;
            g.topdeck(victim, &rest)
        })
    });
