use fief_engine::prelude::*;

use super::castles::ONE_OR_TWO;

pub static CARD: Card = card("Small Castle", 5, [Action, Victory, Castle])
    .split_member(ONE_OR_TWO)
    .text("Trash this or a Castle from hand; if you did, gain a Castle. 2 VP.")
    .worth(2)
    .play(|g, you| {
        let trashed = if g.choose_option(you, &["trash this", "trash a Castle from hand"])? == 0 {
            g.trash_this(you)?
        } else {
            !g.trash_from_hand(you, exactly(1), |s, card| s.is(card, Castle))?.is_empty()
        };
        if trashed {
            let castles = g.supply_where(|s, kind| s.types(kind).has(Castle));
            g.gain_one_of(you, castles, Zone::Discard(you))?;
        }
        Ok(())
    });
