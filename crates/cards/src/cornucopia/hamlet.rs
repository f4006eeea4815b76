use fief_engine::prelude::*;

pub static CARD: Card = card("Hamlet", 2, [Action])
    .text("+1 Card, +1 Action. You may discard a card for +1 Action. You may discard a card for +1 Buy.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        if !g.discard_from_hand(you, up_to(1))?.is_empty() {
            g.actions(you, 1)?;
        }
        if !g.discard_from_hand(you, up_to(1))?.is_empty() {
            g.buys(you, 1)?;
        }
        Ok(())
    });
