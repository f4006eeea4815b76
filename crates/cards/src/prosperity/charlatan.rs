use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Charlatan", 5, [Action, Attack])
    .text(
        "+$3. The others each gain a Curse. In this game, Curses are also Treasures that give $1.",
    )
    .setup(|b| b.change(&curse::CARD, Types::of(&[Treasure]), 1))
    .coins(3)
    .play(|g, you| g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done()));
