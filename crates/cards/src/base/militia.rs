use fief_engine::prelude::*;

pub static CARD: Card = card("Militia", 4, [Action, Attack])
    .text("+$2. The others each discard down to a hand of 3.")
    .coins(2)
    .play(|g, you| g.attack(you, |g, victim| g.discard_down_to(victim, 3)));
