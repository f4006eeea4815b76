use fief_engine::prelude::*;

pub static CARD: Card = card("Tragic Hero", 5, [Action])
    .text("+3 Cards, +1 Buy. If you have 8 or more cards in hand, trash this and gain a Treasure.")
    .cards(3)
    .buys(1)
    .play(|g, you| {
        if g.state().hand_size(you) < 8 {
            return Ok(());
        }
        // The gain of a Treasure does not depend on the trashing (Tragic Hero/3).
        g.trash_this(you)?;
        let treasures = g.supply_where(|s, kind| s.types(kind).has(Treasure));
        g.gain_one_of(you, treasures, Zone::Discard(you)).done()
    });
