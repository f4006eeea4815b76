use fief_engine::prelude::*;

pub static CARD: Card = card("Silver Mine", 5, [Treasure])
    .text("Gain a Treasure that costs less than this to your hand.")
    .play(|g, you| {
        let cost = g.cost_of_this();
        let cheaper = g.supply_where(|s, kind| s.types(kind).has(Treasure) && s.cost(kind) < cost);
        g.gain_one_of(you, cheaper, Zone::Hand(you)).done()
    });
