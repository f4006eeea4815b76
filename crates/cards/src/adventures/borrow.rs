use fief_engine::prelude::*;

use super::your_minus_1_card_token as minus_card;

pub static CARD: Card = event("Borrow", 0)
    .text("Once per turn: +1 Buy. If your -1 Card token is not on your deck, put it there for +$1.")
    .setup(|b| b.bring(&minus_card::CARD))
    .once_per_turn()
    .buys(1)
    .play(|g, you| {
        if g.state().pools(you).minus_card {
            return Ok(());
        }
        g.take_minus_card_token(you);
        g.coins(you, 1)
    });
