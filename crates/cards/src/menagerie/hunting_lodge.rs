use fief_engine::prelude::*;

pub static CARD: Card = card("Hunting Lodge", 5, [Action])
    .text("+1 Card, +2 Actions. You may discard your hand for +5 Cards.")
    .cards(1)
    .actions(2)
    .play(|g, you| {
        if g.may(you, "discard your hand for +5 Cards")? {
            g.discard_from_hand(you, ALL)?;
            g.cards(you, 5)?;
        }
        Ok(())
    });
