use fief_engine::prelude::*;

use super::vampire;

pub static CARD: Card = card("Bat", 2, [Night])
    .non_supply(PileSize::Fixed(10))
    .text("Trash up to 2 cards from hand. If you trashed any, exchange this for a Vampire.")
    .play(|g, you| {
        let trashed = g.trash_from_hand(you, up_to(2), any_card)?;
        match g.this() {
            Some(this) if !trashed.is_empty() => g.exchange(you, this, &vampire::CARD).done(),
            _ => Ok(()),
        }
    });
