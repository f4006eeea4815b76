use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Market Square", 3, [Action, Reaction])
    .text(
        "+1 Card, +1 Action, +1 Buy. Reaction: when one of your cards is trashed, you may discard \
         this from hand to gain a Gold.",
    )
    .cards(1)
    .actions(1)
    .buys(1)
    .ability(Ability::reaction(
        Trigger::Trash,
        "discard, to gain a Gold",
        // A card that was trashed from the Supply belongs to nobody (Market Square/6).
        |_, t| t.event.from.and_then(Zone::owner) == Some(t.you),
        |g, t| match t.this {
            Some(this) if g.still_there(this) => {
                g.discard(t.you, &[this.card])?;
                g.gain(t.you, &gold::CARD).done()
            }
            _ => Ok(()),
        },
    ));
