use fief_engine::prelude::*;

pub static CARD: Card = card("Marquis", 6, [Action])
    .text("+1 Buy. +1 Card for each card in your hand. Discard down to 10 cards in hand.")
    .buys(1)
    .play(|g, you| {
        g.cards(you, g.state().hand_size(you))?;
        g.discard_down_to(you, 10)
    });
