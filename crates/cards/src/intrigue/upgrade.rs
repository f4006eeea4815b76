use fief_engine::prelude::*;

pub static CARD: Card = card("Upgrade", 5, [Action])
    .text("+1 Card, +1 Action. Trash a card from hand. Gain one that costs exactly $1 more.")
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let cost = g.cost_of(trashed).plus(1);
        let dearer = g.supply_where(|s, kind| s.cost(kind) == cost);
        g.gain_one_of(you, dearer, Zone::Discard(you)).done()
    });
