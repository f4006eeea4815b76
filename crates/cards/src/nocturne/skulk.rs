use fief_engine::prelude::*;

use crate::fate;
use crate::sets::base::gold;

pub static CARD: Card = card("Skulk", 4, [Action, Attack, Doom])
    .text("+1 Buy. The others each receive the next Hex. When you gain this, gain a Gold.")
    .setup(fate::hexes)
    .buys(1)
    .play(fate::others_receive_hex)
    .ability(Ability::when(Trigger::Gain, "gain a Gold", always, |g, t| {
        g.gain(t.you, &gold::CARD).done()
    }));
