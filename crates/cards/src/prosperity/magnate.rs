use fief_engine::prelude::*;

pub static CARD: Card = card("Magnate", 5, [Action])
    .text("Reveal your hand. +1 Card per Treasure in it.")
    .play(|g, you| {
        g.reveal_hand(you)?;
        let treasures = g.in_hand_where(you, |s, card| s.is(card, Treasure)).len();
        g.cards(you, treasures)
    });
