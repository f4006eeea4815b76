use fief_engine::prelude::*;

pub static CARD: Card =
    way("Way of the Monkey").text("+1 Buy, +$1.").instead_of_an_action("+1 Buy, +$1", |g, t| {
        g.buys(t.you, 1)?;
        g.coins(t.you, 1)
    });
