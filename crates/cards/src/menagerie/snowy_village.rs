use fief_engine::prelude::*;

pub static CARD: Card = card("Snowy Village", 3, [Action])
    .text("+1 Card, +4 Actions, +1 Buy. Ignore all further +Actions that you get this turn.")
    .cards(1)
    .actions(4)
    .buys(1)
    .play(|g, you| {
        // The player may spend Villagers before further Actions are ignored (Snowy Village/3).
        if g.state().is_action_phase_of(you) && !g.state().pools(you).ignores_actions {
            g.spend_villagers(you, 0)?;
        }
        g.ignore_further_actions(you);
        Ok(())
    });
