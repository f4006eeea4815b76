use fief_engine::prelude::*;

pub static CARD: Card = event("Enhance", 3)
    .text(
        "You may trash a card from hand that is no Victory card. If you did, gain a card that costs at \
         most $2 more.",
    )
    .play(|g, you| {
        let wanted = |s: &State, card| !s.is(card, Victory);
        if let Some(trashed) = g.may_trash_from_hand(you, wanted)? {
            g.gain_costing_up_to(you, g.cost_of(trashed).plus(2))?;
        }
        Ok(())
    });
