use fief_engine::prelude::*;

use super::imp;
use crate::fate;

pub static CARD: Card = card("Tormentor", 5, [Action, Attack, Doom])
    .text(
        "+$2. If you have no other cards in play, gain an Imp. Otherwise the others each receive \
         the next Hex.",
    )
    .setup(|b| {
        fate::hexes(b);
        b.outside_pile(&imp::CARD);
    })
    .coins(2)
    .play(|g, you| {
        let this = g.this().filter(|&this| g.still_there(this)).map(|this| this.card);
        if g.in_play_where(you, |_, card| Some(card) != this).is_empty() {
            return g.gain(you, &imp::CARD).done();
        }
        fate::others_receive_hex(g, you)
    });
