use fief_engine::prelude::*;

use super::knights::{knight, ride_out};

pub static CARD: Card = knight("Sir Michael", 5)
    .text(
        "The others each discard down to 3 cards in hand. The others each reveal 2 cards from \
         their deck, trash one of them that costs $3 to $6 and discard the rest; if a Knight is \
         trashed so, trash this.",
    )
    .play(|g, you| {
        g.attack(you, |g, victim| g.discard_down_to(victim, 3))?;
        ride_out(g, you)
    });
