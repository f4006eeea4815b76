use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Replace", 5, [Action, Attack])
    .text(
        "Trash a card from hand. Gain one that costs at most $2 more. An Action or Treasure goes onto \
         your deck; for a Victory card, the others each gain a Curse.",
    )
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let limit = g.cost_of(trashed).plus(2);
        let Some(gained) = g.gain_costing_up_to(you, limit)? else { return Ok(()) };
        let types = g.state().types_of(gained.card);
        if (types.has(Action) || types.has(Treasure)) && g.still_there(gained) {
            g.topdeck_openly(you, gained.card)?;
        }
        if types.has(Victory) {
            g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())?;
        }
        Ok(())
    });
