use fief_engine::prelude::*;

use super::knights::{knight, ride_out};

pub static CARD: Card = knight("Sir Destry", 5)
    .text(
        "+2 Cards. The others each reveal 2 cards from their deck, trash one of them that costs \
         $3 to $6 and discard the rest; if a Knight is trashed so, trash this.",
    )
    .cards(2)
    .play(ride_out);
