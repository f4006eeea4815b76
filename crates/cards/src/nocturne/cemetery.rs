use fief_engine::prelude::*;

use super::{ghost, haunted_mirror};
use crate::sets::base::copper;

pub static CARD: Card = card("Cemetery", 4, [Victory])
    .text("2 VP. When you gain this, trash up to 4 cards from hand. Heirloom: Haunted Mirror.")
    .setup(|b| {
        b.replace_starting(&copper::CARD, &haunted_mirror::CARD);
        b.outside_pile(&ghost::CARD);
    })
    .worth(2)
    .ability(Ability::when(Trigger::Gain, "trash up to 4 cards from hand", always, |g, t| {
        g.trash_from_hand(t.you, up_to(4), any_card).done()
    }));
