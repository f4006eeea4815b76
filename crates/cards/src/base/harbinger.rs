use fief_engine::prelude::*;

pub static CARD: Card = card("Harbinger", 3, [Action])
    .text(
        "+1 Card, +1 Action. You may take one card from your discard pile and put it onto \
         your deck.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let found = g.choose_cards(you, Verb::Topdeck, Zone::Discard(you), up_to(1), any_card)?;
        g.topdeck(you, &found)
    });
