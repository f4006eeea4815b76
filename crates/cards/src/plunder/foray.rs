use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = event("Foray", 3)
    .text("Discard 3 cards, revealing them. If they have 3 different names, gain a Loot.")
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(|g, you| {
        let cards = g.choose_cards(you, Verb::Discard, Zone::Hand(you), exactly(3), any_card)?;
        let names = g.state().differently_named(&cards);
        g.reveal_cards(you, &cards)?;
        g.discard(you, &cards)?;
        if names == 3 { loot::gain(g, you) } else { Ok(()) }
    });
