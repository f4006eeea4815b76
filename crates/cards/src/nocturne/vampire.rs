use fief_engine::prelude::*;

use super::bat;
use crate::fate;

pub static CARD: Card = card("Vampire", 5, [Night, Attack, Doom])
    .text(
        "The others each receive the next Hex. Gain a card that costs at most $5 but no Vampire. \
         Exchange this for a Bat.",
    )
    .setup(|b| {
        fate::hexes(b);
        b.outside_pile(&bat::CARD);
    })
    .play(|g, you| {
        fate::others_receive_hex(g, you)?;
        let piles =
            g.supply_where(|s, kind| s.cost(kind) <= Cost::coins(5) && !s.is_copy_of(kind, &CARD));
        g.gain_one_of(you, piles, Zone::Discard(you))?;
        match g.this() {
            Some(this) => g.exchange(you, this, &bat::CARD).done(),
            None => Ok(()),
        }
    });
