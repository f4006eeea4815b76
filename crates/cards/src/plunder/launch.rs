use fief_engine::prelude::*;

pub static CARD: Card = event("Launch", 3)
    .text("Once per turn: return to your Action phase. +1 Card, +1 Action, +1 Buy.")
    .once_per_turn()
    .play(|g, you| {
        g.return_to_action_phase(you)?;
        g.cards(you, 1)?;
        g.actions(you, 1)?;
        g.buys(you, 1)
    });
