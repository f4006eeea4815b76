use fief_engine::prelude::*;

pub static CARD: Card = card("Armory", 4, [Action])
    .text("Gain a card that costs at most $4 onto your deck.")
    .play(|g, you| {
        let cheap = g.costing_up_to(Cost::coins(4));
        g.gain_one_of(you, cheap, Zone::Deck(you)).done()
    });
