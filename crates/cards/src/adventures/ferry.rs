use fief_engine::prelude::*;

use super::your_minus_2_cost_token as minus_cost;

pub static CARD: Card = event("Ferry", 3)
    .text("Move your -$2 Cost token to an Action Supply pile.")
    .setup(|b| b.bring(&minus_cost::CARD))
    .play(|g, you| g.move_token(you, minus_cost::TOKEN));
