use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Squire", 2, [Action])
    .text(
        "+$1. Choose one: +2 Actions; or +2 Buys; or gain a Silver. When you trash this, gain an \
         Attack card.",
    )
    .coins(1)
    .play(|g, you| {
        for option in g.choose_options(you, 1, &["+2 Actions", "+2 Buys", "gain a Silver"])? {
            match option {
                0 => g.actions(you, 2)?,
                1 => g.buys(you, 2)?,
                _ => g.gain(you, &silver::CARD).done()?,
            }
        }
        Ok(())
    })
    .ability(Ability::when(Trigger::Trash, "gain an Attack card", always, |g, t| {
        let attacks = g.supply_where(|s, kind| s.types(kind).has(Attack));
        g.gain_one_of(t.you, attacks, Zone::Discard(t.you)).done()
    }));
