use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Feodum", 4, [Victory])
    .text("1 VP per 3 Silvers that you own, rounded down. When you trash this, gain 3 Silvers.")
    .worth_counted(|s, you| s.copies_had(you, &silver::CARD) / 3)
    .ability(Ability::when(Trigger::Trash, "gain 3 Silvers", always, |g, t| {
        for _ in 0..3 {
            g.gain(t.you, &silver::CARD)?;
        }
        Ok(())
    }));
