use fief_engine::prelude::*;

pub static CARD: Card = card("Margrave", 5, [Action, Attack])
    .text("+3 Cards, +1 Buy. The others each draw a card, then discard down to a hand of 3.")
    .cards(3)
    .buys(1)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            g.draw(victim, 1)?;
            g.discard_down_to(victim, 3)
        })
    });
