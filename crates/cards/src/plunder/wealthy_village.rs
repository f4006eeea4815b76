use fief_engine::prelude::*;

use super::{loot, pendant};

pub static CARD: Card = card("Wealthy Village", 5, [Action])
    .text(
        "+1 Card, +2 Actions. When you gain this with 3 or more differently named Treasures in play, gain a \
         Loot.",
    )
    .cards(1)
    .actions(2)
    .setup(|b| b.outside_pile(&loot::CARD))
    .ability(
        // The Treasures are counted when the ability resolves (Wealthy Village/4).
        Ability::when(Trigger::Gain, "gain a Loot for 3 Treasures", always, |g, t| {
            let enough = pendant::treasures_in_play(g, t.you) >= 3;
            if enough { loot::gain(g, t.you) } else { Ok(()) }
        }),
    );
