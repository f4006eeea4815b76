use fief_engine::prelude::*;

pub static CARD: Card = card("Wishing Well", 3, [Action])
    .text(
        "+1 Card, +1 Action. Name a card, then reveal the top card of your deck: if it is the one, it \
         goes to your hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let named = g.name_card(you)?;
        for card in g.reveal_from_deck(you, 1)? {
            if named == Some(g.state().kind(card)) {
                g.take(you, &[card])?;
            } else {
                g.topdeck_openly(you, card)?;
            }
        }
        Ok(())
    });
