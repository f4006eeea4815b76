use fief_engine::prelude::*;

use super::knights::ride_out;

pub static CARD: Card = card("Dame Josephine", 5, [Action, Attack, Knight, Victory])
    .split_member(PileSize::Fixed(1))
    .text(
        "2 VP. The others each reveal 2 cards from their deck, trash one of them that costs $3 to \
         $6 and discard the rest; if a Knight is trashed so, trash this.",
    )
    .worth(2)
    .play(ride_out);
