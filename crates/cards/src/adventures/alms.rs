use fief_engine::prelude::*;

pub static CARD: Card = event("Alms", 0)
    .text("Once per turn: if you have no Treasures in play, gain a card that costs at most $4.")
    .once_per_turn()
    .play(|g, you| {
        if g.in_play_where(you, |s, card| s.is(card, Treasure)).is_empty() {
            g.gain_costing_up_to(you, Cost::coins(4))?;
        }
        Ok(())
    });
