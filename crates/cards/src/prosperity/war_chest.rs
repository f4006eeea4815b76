use fief_engine::prelude::*;

pub static CARD: Card = card("War Chest", 5, [Treasure])
    .text(
        "The player to your left names a card. Gain a card that costs at most $5 and was not named \
         for War Chest this turn.",
    )
    .play(|g, you| {
        let left = g.state().left_of(you);
        let named = g.name_card(left)?;
        g.this_turn(you, &NAMED).remember_kind(named);
        let allowed = g.supply_where(|s, kind| {
            s.cost(kind) <= Cost::coins(5) && s.remembered(&NAMED).all(|named| named != kind)
        });
        g.gain_one_of(you, allowed, Zone::Discard(you)).done()
    });

static NAMED: Ongoing = Ongoing::memory("named for War Chest this turn");
