use fief_engine::prelude::*;

use super::knights::{knight, ride_out};

pub static CARD: Card = knight("Dame Anna", 5)
    .text(
        "You may trash up to 2 cards from hand. The others each reveal 2 cards from their deck, \
         trash one of them that costs $3 to $6 and discard the rest; if a Knight is trashed so, \
         trash this.",
    )
    .play(|g, you| {
        g.trash_from_hand(you, up_to(2), any_card)?;
        ride_out(g, you)
    });
