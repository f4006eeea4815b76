use fief_engine::prelude::*;

pub static CARD: Card = card("Sibyl", 6, [Action, Augur])
    .split_member(PileSize::Fixed(4))
    .text("+4 Cards, +1 Action. Put a card from hand onto your deck, and another under it.")
    .cards(4)
    .actions(1)
    .play(|g, you| {
        g.topdeck_from_hand(you)?;
        let hand = Zone::Hand(you);
        if let Some(card) = g.choose_card(you, Verb::PutUnder, hand, exactly(1), any_card)? {
            g.put_under_deck_unseen(you, card);
        }
        Ok(())
    });
