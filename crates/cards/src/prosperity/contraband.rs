use fief_engine::prelude::*;

pub static CARD: Card = card("Contraband", 5, [Treasure])
    .text("$3, +1 Buy. The player to your left names a card, which you cannot buy this turn.")
    .coins(3)
    .buys(1)
    .play(|g, you| {
        let left = g.state().left_of(you);
        let named = g.name_card(left)?;
        g.this_turn(you, &FORBIDDEN).remember_kind(named);
        Ok(())
    });

static FORBIDDEN: Ongoing = Ongoing::forbids_buying("the named card cannot be bought", {
    |_, its, kind| its.memo.kind == Some(kind)
});
