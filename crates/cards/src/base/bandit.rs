use fief_engine::prelude::*;

use super::{copper, gold};

pub static CARD: Card = card("Bandit", 5, [Action, Attack])
    .text(
        "Gain a Gold. The others each reveal 2 cards from their deck, trash one that is a \
         Treasure but no Copper, and discard the others.",
    )
    .play(|g, you| {
        g.gain(you, &gold::CARD)?;
        g.attack(you, |g, victim| {
            let revealed = g.reveal_from_deck(victim, 2)?;
            let (loot, _) =
                g.split(&revealed, |s, card| s.is(card, Treasure) && !s.is_a(card, &copper::CARD));
            let trashed = g.choose_among(victim, Verb::Trash, &loot, exactly(1))?;
            g.trash(victim, &trashed)?;
            g.discard(victim, &without(&revealed, &trashed))
        })
    });
