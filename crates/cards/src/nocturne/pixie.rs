use fief_engine::prelude::*;

use super::goat;
use crate::fate;
use crate::sets::base::copper;

pub static CARD: Card = card("Pixie", 2, [Action, Fate])
    .text(
        "+1 Card, +1 Action. Discard the top Boon. You may trash this to receive it twice. \
         Heirloom: Goat.",
    )
    .setup(|b| {
        fate::boons(b);
        b.replace_starting(&copper::CARD, &goat::CARD);
    })
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let Some(boon) = fate::discard_boon(g) else { return Ok(()) };
        g.reveal_cards(you, &[boon])?;
        let can_trash = g.this().is_some_and(|this| g.still_there(this));
        if can_trash && g.may(you, "trash this to receive the Boon twice")? {
            g.trash_this(you)?;
            g.receive(you, boon)?;
            fate::receive_taken(g, you, boon)?;
        }
        Ok(())
    });
