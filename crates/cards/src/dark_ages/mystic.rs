use fief_engine::prelude::*;

pub static CARD: Card = card("Mystic", 5, [Action])
    .text(
        "+1 Action, +$2. Name a card. Reveal the top card of your deck; if it has that name, put \
         it into your hand.",
    )
    .actions(1)
    .coins(2)
    .play(|g, you| {
        let named = g.name_card(you)?;
        for card in g.reveal_from_deck(you, 1)? {
            if Some(g.state().kind(card)) == named {
                g.take(you, &[card])?;
            } else {
                g.topdeck_openly(you, card)?;
            }
        }
        Ok(())
    });
