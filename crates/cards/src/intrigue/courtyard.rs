use fief_engine::prelude::*;

pub static CARD: Card = card("Courtyard", 2, [Action])
    .text("+3 Cards. Then a card from your hand goes onto your deck.")
    .cards(3)
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let cards = g.choose_cards(you, Verb::Topdeck, hand, exactly(1), any_card)?;
        g.topdeck(you, &cards)
    });
