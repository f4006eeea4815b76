use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Hideout", 4, [Action])
    .text("+1 Card, +2 Actions. Trash a card from hand; for a Victory card, gain a Curse.")
    .cards(1)
    .actions(2)
    .play(|g, you| match g.trash_one_from_hand(you)? {
        Some(trashed) if g.state().is(trashed, Victory) => g.gain(you, &curse::CARD).done(),
        _ => Ok(()),
    });
