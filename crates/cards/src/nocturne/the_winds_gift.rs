use fief_engine::prelude::*;

pub static CARD: Card =
    boon("The Wind's Gift").text("+2 Cards. Discard 2 cards.").play(|g, you| {
        g.cards(you, 2)?;
        g.discard_from_hand(you, exactly(2))?;
        Ok(())
    });
