use fief_engine::prelude::*;

use super::your_trashing_token as trashing;

pub static PRE_2022: Card = event("Plan", 3)
    .version("pre-2022")
    .text("Move your Trashing token to an Action Supply pile.")
    .setup(|b| b.bring(&trashing::PRE_2022))
    .play(|g, you| g.move_token(you, trashing::TOKEN));

pub static CARD: Card = event("Plan", 3)
    .version("2022")
    .text("Move your Trashing token to an Action Supply pile.")
    .setup(|b| b.bring(&trashing::CARD))
    .play(|g, you| g.move_token(you, trashing::TOKEN));
