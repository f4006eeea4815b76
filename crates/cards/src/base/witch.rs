use fief_engine::prelude::*;

use super::curse;

pub static CARD: Card = card("Witch", 5, [Action, Attack])
    .text("+2 Cards. The others each gain a Curse.")
    .cards(2)
    .play(|g, you| g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done()));
