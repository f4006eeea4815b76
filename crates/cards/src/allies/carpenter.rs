use fief_engine::prelude::*;

pub static CARD: Card = card("Carpenter", 4, [Action])
    .text(
        "If no Supply pile is empty, +1 Action and gain a card that costs at most $4. Otherwise trash a card from \
         hand, and gain one that costs at most $2 more.",
    )
    .play(|g, you| {
        if g.state().empty_supply_piles() == 0 {
            g.actions(you, 1)?;
            return g.gain_costing_up_to(you, Cost::coins(4)).done();
        }
        match g.trash_one_from_hand(you)? {
            Some(trashed) => g.gain_costing_up_to(you, g.cost_of(trashed).plus(2)).done(),
            None => Ok(()),
        }
    });
