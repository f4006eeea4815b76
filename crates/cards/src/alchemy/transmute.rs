use fief_engine::prelude::*;

use crate::sets::base::{duchy, gold};

pub static CARD: Card = card("Transmute", 0, [Action])
    .potion()
    .text("Trash a card from hand. For an Action, gain a Duchy; for a Treasure, a Transmute; for a Victory card, a Gold.")
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let types = g.state().types_of(trashed);
        for (of, gained) in [(Action, &duchy::CARD), (Treasure, &CARD), (Victory, &gold::CARD)] {
            if types.has(of) {
                g.gain(you, gained)?;
            }
        }
        Ok(())
    });
