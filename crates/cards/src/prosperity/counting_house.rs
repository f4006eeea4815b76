use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Counting House", 5, [Action])
    .text("Put any number of Coppers from your discard pile into your hand, revealing them.")
    .play(|g, you| {
        let is_copper = |s: &State, card| s.is_a(card, &copper::CARD);
        let coppers = g.choose_cards(you, Verb::Take, Zone::Discard(you), ANY_NUMBER, is_copper)?;
        g.reveal_cards(you, &coppers)?;
        g.take(you, &coppers)
    });
