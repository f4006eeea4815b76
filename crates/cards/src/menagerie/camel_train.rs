use fief_engine::prelude::*;

use super::your_exile_mat;
use crate::sets::base::gold;

pub static CARD: Card = card("Camel Train", 3, [Action])
    .text(
        "Exile a card that is no Victory card from the Supply. When you gain this, Exile a Gold from \
         the Supply.",
    )
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .play(|g, you| {
        let wanted = g.supply_where(|s, kind| !s.types(kind).has(Victory));
        if let Some(pile) = g.choose_pile(you, Verb::Exile, wanted)? {
            g.exile_from_pile(you, pile)?;
        }
        Ok(())
    })
    .ability(Ability::when(Trigger::Gain, "Exile a Gold", always, |g, t| {
        g.exile_from_supply(t.you, &gold::CARD)
    }));
