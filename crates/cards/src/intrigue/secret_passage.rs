use fief_engine::prelude::*;

pub static CARD: Card = card("Secret Passage", 4, [Action])
    .text("+2 Cards, +1 Action. Then a card from your hand goes anywhere into your deck.")
    .cards(2)
    .actions(1)
    .play(|g, you| {
        let hand = Zone::Hand(you);
        match g.choose_card(you, Verb::Topdeck, hand, exactly(1), any_card)? {
            Some(card) => g.put_into_deck(you, card),
            None => Ok(()),
        }
    });
