use fief_engine::prelude::*;

use super::your_plus_1_action_token as plus_action;

pub static CARD: Card = event("Lost Arts", 6)
    .text("Move your +1 Action token to an Action Supply pile.")
    .setup(|b| b.bring(&plus_action::CARD))
    .play(|g, you| g.move_token(you, plus_action::TOKEN));
