use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Tunnel", 3, [Victory, Reaction])
    .text("2 VP. When you discard this other than in Clean-up, you may reveal it to gain a Gold.")
    .worth(2)
    .ability(
        Ability::when(
            Trigger::Discard,
            "reveal, to gain a Gold",
            |s, t| !s.is_clean_up() && s.its_card(t).is_some(),
            |g, t| {
                g.reveal_this(t)?;
                g.gain(t.you, &gold::CARD)?;
                Ok(())
            },
        )
        .optional(),
    );
