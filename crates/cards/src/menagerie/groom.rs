use fief_engine::prelude::*;

use super::horse;
use crate::sets::base::silver;

pub static CARD: Card = card("Groom", 4, [Action])
    .text(
        "Gain a card that costs at most $4. If it is an Action, gain a Horse; if it is a Treasure, gain \
         a Silver; if it is a Victory card, +1 Card and +1 Action.",
    )
    .setup(|b| b.outside_pile(&horse::CARD))
    .play(|g, you| {
        let Some(gained) = g.gain_costing_up_to(you, Cost::coins(4))? else { return Ok(()) };
        let types = g.state().types_of(gained.card);
        if types.has(Action) {
            g.gain(you, &horse::CARD)?;
        }
        if types.has(Treasure) {
            g.gain(you, &silver::CARD)?;
        }
        if types.has(Victory) {
            g.cards(you, 1)?;
            g.actions(you, 1)?;
        }
        Ok(())
    });
