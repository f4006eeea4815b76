use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Acolyte", 4, [Action, Augur])
    .split_member(PileSize::Fixed(4))
    .text(
        "You may trash an Action or Victory card from hand, to gain a Gold. You may trash this, to gain \
         an Augur.",
    )
    .play(|g, you| {
        let wanted = |s: &State, card| s.is(card, Action) || s.is(card, Victory);
        if g.may_trash_from_hand(you, wanted)?.is_some() {
            g.gain(you, &gold::CARD)?;
        }
        // If Acolyte is not in play, it cannot be trashed (Acolyte/3).
        let is_here = g.this().is_some_and(|this| g.still_there(this));
        if is_here && g.may(you, "trash this to gain an Augur")? && g.trash_this(you)? {
            let augurs = g.supply_where(|s, kind| s.types(kind).has(Augur));
            g.gain_one_of(you, augurs, Zone::Discard(you))?;
        }
        Ok(())
    });
