use fief_engine::prelude::*;

pub static CARD: Card = card("Maroon", 4, [Action])
    .text("Trash a card from hand: +2 Cards for each type it has.")
    .play(|g, you| match g.trash_one_from_hand(you)? {
        Some(trashed) => g.cards(you, 2 * g.state().types_of(trashed).count()),
        None => Ok(()),
    });
