use fief_engine::prelude::*;

use super::your_plus_1_card_token as plus_card;

pub static CARD: Card = event("Pathfinding", 8)
    .text("Move your +1 Card token to an Action Supply pile.")
    .setup(|b| b.bring(&plus_card::CARD))
    .play(|g, you| g.move_token(you, plus_card::TOKEN));
