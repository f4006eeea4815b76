use fief_engine::prelude::*;

use super::knights::{knight, ride_out};
use crate::sets::base::gold;

pub static CARD: Card = knight("Sir Vander", 5)
    .text(
        "The others each reveal 2 cards from their deck, trash one of them that costs $3 to $6 \
         and discard the rest; if a Knight is trashed so, trash this. When you trash this, gain a \
         Gold.",
    )
    .play(ride_out)
    .ability(Ability::when(Trigger::Trash, "gain a Gold", always, |g, t| {
        g.gain(t.you, &gold::CARD).done()
    }));
