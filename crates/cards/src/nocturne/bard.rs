use fief_engine::prelude::*;

use crate::fate;

pub static CARD: Card = card("Bard", 4, [Action, Fate])
    .text("+$2. Receive a Boon.")
    .setup(|b| {
        fate::boons(b);
    })
    .coins(2)
    .play(fate::receive_boon);
