use fief_engine::prelude::*;

pub static CARD: Card = card("Scavenger", 4, [Action])
    .text(
        "+$2. You may put your deck into your discard pile. Put a card from your discard pile \
         onto your deck.",
    )
    .coins(2)
    .play(|g, you| {
        if g.may(you, "put deck into discard pile")? {
            g.deck_into_discard(you)?;
        }
        let found = g.choose_cards(you, Verb::Topdeck, Zone::Discard(you), exactly(1), any_card)?;
        g.topdeck(you, &found)
    });
