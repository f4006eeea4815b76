use fief_engine::prelude::*;

use crate::fate;

pub static CARD: Card = card("Werewolf", 5, [Action, Attack, Night, Doom])
    .text("In your Night phase, the others each receive the next Hex. Otherwise, +3 Cards.")
    .setup(fate::hexes)
    .play(|g, you| {
        if g.state().is_turn_of(you) && g.state().turn().phase == Phase::Night {
            fate::others_receive_hex(g, you)
        } else {
            g.cards(you, 3)
        }
    });
