use fief_engine::prelude::*;

pub static CARD: Card = event("Bury", 1)
    .text("+1 Buy. Put a card from your discard pile under your deck.")
    .buys(1)
    .play(|g, you| {
        let discard = Zone::Discard(you);
        if let Some(card) = g.choose_card(you, Verb::PutUnder, discard, exactly(1), any_card)? {
            g.put_under_deck_unseen(you, card);
        }
        Ok(())
    });
