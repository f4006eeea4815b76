use fief_engine::prelude::*;

use super::knights::{knight, ride_out};

pub static CARD: Card = knight("Sir Bailey", 5)
    .text(
        "+1 Card, +1 Action. The others each reveal 2 cards from their deck, trash one of them \
         that costs $3 to $6 and discard the rest; if a Knight is trashed so, trash this.",
    )
    .cards(1)
    .actions(1)
    .play(ride_out);
