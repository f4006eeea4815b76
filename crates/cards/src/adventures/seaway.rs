use fief_engine::prelude::*;

use super::your_plus_1_buy_token as plus_buy;

pub static CARD: Card = event("Seaway", 5)
    .text("Gain an Action costing up to $4, and move your +1 Buy token to its pile.")
    .setup(|b| b.bring(&plus_buy::CARD))
    .play(|g, you| {
        let actions =
            g.supply_where(|s, kind| s.types(kind).has(Action) && s.cost(kind) <= Cost::coins(4));
        // If nothing is gained, there is no pile for the token (Seaway/3).
        if let Some(gained) = g.gain_one_of(you, actions, Zone::Discard(you))?
            && let Some(pile) = g.state().home_of(g.state().kind(gained.card))
        {
            g.place_token(you, plus_buy::TOKEN, pile);
        }
        Ok(())
    });
