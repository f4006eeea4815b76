use fief_engine::prelude::*;

use super::potion;
use crate::sets::base::copper;

pub static CARD: Card = card("Apothecary", 2, [Action])
    .potion()
    .text(
        "+1 Card, +1 Action. Reveal 4 cards from your deck. Put the Coppers and Potions into your \
         hand and the others back in any order.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let revealed = g.reveal_from_deck(you, 4)?;
        let wanted = |s: &State, card| s.is_a(card, &copper::CARD) || s.is_a(card, &potion::CARD);
        let (taken, rest) = g.split(&revealed, wanted);
        g.take(you, &taken)?;
        g.topdeck(you, &rest)
    });
