use fief_engine::prelude::*;

use super::your_plus_1_coin_token as plus_coin;

pub static CARD: Card = event("Training", 6)
    .text("Move your +$1 token to an Action Supply pile.")
    .setup(|b| b.bring(&plus_coin::CARD))
    .play(|g, you| {
        let actions = g.action_piles();
        let Some(pile) = g.choose_pile(you, Verb::Place, actions)? else { return Ok(()) };
        g.place_token(you, Token::PlusCoin, pile);
        Ok(())
    });
