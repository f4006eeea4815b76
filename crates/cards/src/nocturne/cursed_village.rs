use fief_engine::prelude::*;

use crate::fate;

pub static CARD: Card = card("Cursed Village", 5, [Action, Doom])
    .text("+2 Actions. Draw to a hand of 6. When you gain this, receive a Hex.")
    .setup(fate::hexes)
    .actions(2)
    .play(|g, you| g.draw_up_to(you, 6))
    .ability(Ability::when(Trigger::Gain, "receive a Hex", always, |g, t| {
        fate::receive_hex(g, t.you)
    }));
