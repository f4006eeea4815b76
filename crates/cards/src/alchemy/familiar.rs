use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Familiar", 3, [Action, Attack])
    .potion()
    .text("+1 Card, +1 Action. The others each gain a Curse.")
    .cards(1)
    .actions(1)
    .play(|g, you| g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done()));
