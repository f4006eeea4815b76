use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = event("Bargain", 4)
    .text("Gain a card that is no Victory card and costs at most $5. The others each gain a Horse.")
    .setup(|b| b.outside_pile(&horse::CARD))
    .play(|g, you| {
        let wanted =
            g.supply_where(|s, kind| !s.types(kind).has(Victory) && s.cost(kind) <= Cost::coins(5));
        g.gain_one_of(you, wanted, Zone::Discard(you))?;
        g.each_other(you, |g, other| g.gain(other, &horse::CARD).done())
    });
