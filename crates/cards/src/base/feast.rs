use fief_engine::prelude::*;

pub static CARD: Card = card("Feast", 4, [Action])
    .text("Trash this card. Gain a card, cost up to $5.")
    .play(|g, you| {
        g.trash_this(you)?;
        // The gain does not depend on the trashing (Feast/1).
        g.gain_costing_up_to(you, Cost::coins(5))?;
        Ok(())
    });
