use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = ally("Circle of Witches")
    .text("After you play a Liaison, you may spend 3 Favors, so that the others each gain a Curse.")
    .ability(
        Ability::when(
            Trigger::AfterPlay,
            "spend 3 Favors, the others gain a Curse",
            |s, t| t.by_you() && s.pools(t.you).favors >= 3,
            |g, t| {
                g.spend_favors(t.you, 3);
                g.each_other(t.you, |g, other| g.gain(other, &curse::CARD).done())
            },
        )
        .about([Liaison])
        .optional()
        .of_landscape(),
    );
