use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = event("Demand", 5)
    .text("Gain a Horse, then a card that costs at most $4, each onto your deck.")
    .setup(|b| b.outside_pile(&horse::CARD))
    .play(|g, you| {
        g.gain_to(you, &horse::CARD, Zone::Deck(you))?;
        let cheap = g.costing_up_to(Cost::coins(4));
        g.gain_one_of(you, cheap, Zone::Deck(you)).done()
    });
