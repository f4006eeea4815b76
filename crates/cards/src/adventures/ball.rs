use fief_engine::prelude::*;

use super::your_minus_1_coin_token as minus_coin;

pub static CARD: Card = event("Ball", 5)
    .text("Take your -$1 token. Gain 2 cards that each cost at most $4.")
    .setup(|b| b.bring(&minus_coin::CARD))
    .play(|g, you| {
        g.take_minus_coin_token(you);
        g.gain_costing_up_to(you, Cost::coins(4))?;
        g.gain_costing_up_to(you, Cost::coins(4)).done()
    });
