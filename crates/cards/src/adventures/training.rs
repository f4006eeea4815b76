use fief_engine::prelude::*;

use super::your_plus_1_coin_token as plus_coin;

pub static CARD: Card = event("Training", 6)
    .text("Move your +$1 token to an Action Supply pile.")
    .setup(|b| b.bring(&plus_coin::CARD))
    .play(|g, you| g.move_token(you, plus_coin::TOKEN));
