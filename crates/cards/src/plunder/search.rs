use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = card("Search", 2, [Action, Duration])
    .text("+$2. The next time a Supply pile empties, trash this and gain a Loot.")
    .coins(2)
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(|g, you| {
        g.next_time(you, &PILE_EMPTIES);
        Ok(())
    });

static PILE_EMPTIES: Ability =
    Ability::when(Trigger::PileEmpties, "trash this and gain a Loot", always, |g, t| {
        g.trash_this(t.you)?;
        loot::gain(g, t.you)
    });
