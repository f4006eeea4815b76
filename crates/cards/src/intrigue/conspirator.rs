use fief_engine::prelude::*;

pub static CARD: Card = card("Conspirator", 4, [Action])
    .text("+$2. If this is your third Action this turn or a later one, +1 Card and +1 Action.")
    .coins(2)
    .play(|g, you| {
        if g.state().times_played_of_type(you, Action) < 3 {
            return Ok(());
        }
        g.cards(you, 1)?;
        g.actions(you, 1)
    });
