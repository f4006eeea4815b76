use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Catapult", 3, [Action, Attack])
    .split_member(PileSize::Fixed(5))
    .text(
        "+$1. Trash a card from hand. If it costs $3 or more, the others each gain a Curse. If it is a \
         Treasure, they discard down to 3 cards.",
    )
    .coins(1)
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let is_treasure = g.state().is(trashed, Treasure);
        if g.cost_of(trashed) >= Cost::coins(3) {
            g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())?;
        }
        if is_treasure {
            g.attack(you, |g, victim| g.discard_down_to(victim, 3))?;
        }
        Ok(())
    });
