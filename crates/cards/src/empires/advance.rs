use fief_engine::prelude::*;

pub static CARD: Card = event("Advance", 0)
    .text("You may trash an Action from hand. If you did, gain an Action that costs at most $6.")
    .play(|g, you| {
        if g.may_trash_from_hand(you, |s, card| s.is(card, Action))?.is_none() {
            return Ok(());
        }
        let actions =
            g.supply_where(|s, kind| s.types(kind).has(Action) && s.cost(kind) <= Cost::coins(6));
        g.gain_one_of(you, actions, Zone::Discard(you)).done()
    });
