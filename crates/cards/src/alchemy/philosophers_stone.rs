use fief_engine::prelude::*;

pub static CARD: Card = card("Philosopher's Stone", 3, [Treasure])
    .potion()
    .text("$1 for every 5 cards in your deck and discard pile together.")
    .gives_coins()
    .play(|g, you| {
        let cards = g.state().cards();
        let count = cards.len(Zone::Deck(you)) + cards.len(Zone::Discard(you));
        g.coins(you, count as u16 / 5)
    });
