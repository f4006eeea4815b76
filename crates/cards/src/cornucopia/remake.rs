use fief_engine::prelude::*;

pub static CARD: Card = card("Remake", 4, [Action])
    .text("Twice: trash a card from hand and gain one that costs exactly $1 more.")
    .play(|g, you| {
        for _ in 0..2 {
            if let Some(trashed) = g.trash_one_from_hand(you)? {
                let cost = g.cost_of(trashed).plus(1);
                g.gain_costing_exactly(you, cost)?;
            }
        }
        Ok(())
    });
