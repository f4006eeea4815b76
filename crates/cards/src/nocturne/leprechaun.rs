use fief_engine::prelude::*;

use super::wish;
use crate::fate;
use crate::sets::base::gold;

pub static CARD: Card = card("Leprechaun", 3, [Action, Doom])
    .text("Gain a Gold. With exactly 7 cards in play, gain a Wish; otherwise receive a Hex.")
    .setup(|b| {
        fate::hexes(b);
        b.outside_pile(&wish::CARD);
    })
    .play(|g, you| {
        g.gain(you, &gold::CARD)?;
        if g.in_play_where(you, any_card).len() == 7 {
            g.gain(you, &wish::CARD)?;
            return Ok(());
        }
        fate::receive_hex(g, you)
    });
