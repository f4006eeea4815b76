use fief_engine::prelude::*;

use super::imp;
use crate::sets::base::gold;

pub static CARD: Card = card("Devil's Workshop", 4, [Night])
    .text(
        "If you have gained two or more cards this turn, gain an Imp; if one, a card that costs \
         at most $4; if none, a Gold.",
    )
    .setup(|b| {
        b.outside_pile(&imp::CARD);
        b.remember(Did::Gain);
    })
    .play(|g, you| match g.state().gains_this_turn(you) {
        0 => g.gain(you, &gold::CARD).done(),
        1 => g.gain_costing_up_to(you, Cost::coins(4)).done(),
        _ => g.gain(you, &imp::CARD).done(),
    });
